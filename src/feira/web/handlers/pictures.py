"""Pictures of finished games: a preview card, and the whole game as an animated picture."""

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from feira import __version__
from feira.core import messages
from feira.web.cards.drawing_process import drawn_elsewhere
from feira.web.cards.pictures import digest_of
from feira.web.cards.render import CARD, FILM
from feira.web.cards.sharing import Finished, card_of, frames_of
from feira.web.dependencies import Request, TheService
from feira.web.finished_games import finished_record, finished_table
from feira.web.limits import address_of
from feira.web.quotas import PICTURES
from feira.web.service import Service
from feira.web.sessions import person_of

Language = FromQuery[messages.Language]
TYPES = {CARD: "image/png", FILM: "image/webp"}
CACHE = {"cache-control": "public, max-age=3600"}  # a name may change


def drawn(game: Finished, kind: str, language: str) -> bytes:
    """Draws a picture."""
    svgs = [card_of(game, language)] if kind == CARD else frames_of(game, language)
    return drawn_elsewhere(kind, svgs)


async def picture(
    service: Service, request: Request, subject: str, game: Finished, kind: str, language: str
) -> Response[bytes]:
    """A picture, from the cache or drawn now."""
    record = game.record  # as data: its notation would have to be replayed
    digest = digest_of(
        __version__,
        f"{record.game.name} {record.config} {record.choices}",
        *game.names,
        str(game.result),
    )
    name = f"{kind} {language}"
    data = await service.pictures.kept(subject, name, digest)
    if data is None:
        person = await person_of(request, service.people)
        service.quotas.take(PICTURES, person, address_of(request))
        data = await service.pictures.draw(
            address_of(request), subject, name, digest, lambda: drawn(game, kind, language)
        )
    return Response(data, media_type=TYPES[kind], headers=CACHE)


class PicturesController(Controller):
    """Pictures of games that are over."""

    path = "/api"
    tags = ("pictures",)

    @get("/tables/{table:str}/card.png", media_type=TYPES[CARD])
    async def card(
        self, table: FromPath[str], request: Request, service: TheService, lang: Language = "en"
    ) -> Response[bytes]:
        """The preview card of a finished game, 1200 × 630."""
        game = await finished_table(service, table)
        return await picture(service, request, table, game, CARD, lang)

    @get("/tables/{table:str}/film.webp", media_type=TYPES[FILM])
    async def film(
        self, table: FromPath[str], request: Request, service: TheService, lang: Language = "en"
    ) -> Response[bytes]:
        """A finished game as an animated picture, 600 × 315."""
        game = await finished_table(service, table)
        return await picture(service, request, table, game, FILM, lang)

    @get("/records/{record:str}/card.png", media_type=TYPES[CARD])
    async def record_card(
        self, record: FromPath[str], request: Request, service: TheService, lang: Language = "en"
    ) -> Response[bytes]:
        """The preview card of a record, 1200 × 630."""
        game = await finished_record(service, record, request)
        return await picture(service, request, record, game, CARD, lang)

    @get("/records/{record:str}/film.webp", media_type=TYPES[FILM])
    async def record_film(
        self, record: FromPath[str], request: Request, service: TheService, lang: Language = "en"
    ) -> Response[bytes]:
        """The game of a record as an animated picture, 600 × 315."""
        game = await finished_record(service, record, request)
        return await picture(service, request, record, game, FILM, lang)
