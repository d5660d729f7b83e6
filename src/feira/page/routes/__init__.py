"""The routes of a page: each is a line or two to `service/`, as in `web/handlers`."""

from feira.page.routes import (  # noqa: F401
    analysis,
    campaigns,
    me,
    moving,
    positions,
    records,
    reviews,
    tables,
)
