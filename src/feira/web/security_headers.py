"""The HTTP headers that protect the browser. Every answer has them: page, files, API, errors."""

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
RAW_SECURITY_HEADERS = [
    (name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()
]  # as ASGI takes them
