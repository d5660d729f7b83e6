"""What tests of servers share."""

from collections.abc import Iterator

import pytest

from tests.web.clock import NOON, Clock


@pytest.fixture(scope="module")
def noon() -> Iterator[None]:
    """It is noon when the tests of a module begin, so midnight comes in none of them."""
    with pytest.MonkeyPatch.context() as patch:
        Clock(patch).to(NOON)
        yield
