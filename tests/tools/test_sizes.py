"""Files and functions stay small: as a rule, with a reason for every exception."""

from statistics import median

from tools.sizes import ALLOWED, MEDIAN_LINES, functions, large, line_count, source_files
from tools.sizes import typescript_functions as of_typescript


def test_files_and_functions_are_small_or_have_a_reason() -> None:
    files = source_files()
    assert len(files) > 200
    assert median(map(line_count, files)) <= MEDIAN_LINES
    found = {one.name: one.lines for one in large(files)}
    assert set(found) <= set(ALLOWED), "too large: take it apart"
    assert set(ALLOWED) <= set(found), "small enough by now: take it out of the list"
    assert all(len(reason) > 20 for reason in ALLOWED.values())


def test_functions_are_measured() -> None:
    sizes = dict(functions(next(path for path in source_files() if path.name == "sizes.py")))
    assert sizes["line_count"] == 3
    script = """
export async function first(
  a: number,
): Promise<void> {
  if (a) {
    b();
  }
}
const second = (a: number) => {
  return a;
};
class A {
  third(a: number): number {
    return a;
  }
}
export function fourth(a: number) {
  return a;
}
"""
    assert dict(of_typescript(script)) == {"first": 7, "second": 3, "third": 3, "fourth": 3}
