"""The HTTP headers that protect the browser. Every answer has them: page, files, API, errors."""

# The engine of the page is WebAssembly, which may be compiled, while `eval` stays forbidden.
SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'"
# A page on a static host has it in its own head: see tools/page_site.py.
PAGE_POLICY = (
    f"default-src 'self'; {SCRIPTS}; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)
SECURITY_HEADERS = {
    "content-security-policy": f"{PAGE_POLICY}; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
# For the replay that other sites may embed: nothing else may be framed, and it has no engine.
EMBED = "/embed/"
EMBED_HEADERS = SECURITY_HEADERS | {
    "content-security-policy": (
        PAGE_POLICY.replace(SCRIPTS, "script-src 'self'") + "; frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}
HSTS_SECONDS = 365 * 86_400  # for which browsers use HTTPS only, once they have come over HTTPS
HSTS = (b"strict-transport-security", f"max-age={HSTS_SECONDS}".encode())
RAW_EMBED_HEADERS = [(name.encode(), value.encode()) for name, value in EMBED_HEADERS.items()]
RAW_SECURITY_HEADERS = [
    (name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()
]  # in ASGI's form
