"""Feira in a page: the counterpart of `web`, for the one person who has the page open."""

from collections.abc import Callable

from msgspec import Struct

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.games import find_game
from feira.page import routes
from feira.page.networks import Bring, Networks
from feira.page.reviews import Reviews
from feira.page.router import answer
from feira.page.sockets import PageSockets
from feira.page.storage import CAMPAIGNS, OWN, Storage, TypedStorage
from feira.page.store import PageStore
from feira.page.tabs import Tabs
from feira.page.thinking import AtOnce, Thinkers
from feira.players.analysis import analysing
from feira.players.search import Budget
from feira.service.client_messages import LONGEST_CHAT
from feira.service.errors import Conflict, Missing
from feira.service.hints import HINT_MILLISECONDS, hint_json
from feira.service.presence import send_chat
from feira.table.authority import Authority
from feira.table.ids import new_id
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.store import ChatMessage
from feira.table.timestamps import now

OURS = "~"  # the first letter of all ids of a page
ME = f"{OURS}me"  # the id of the one person, and the storage key of their data
HERE = ("me", "here", "computer")  # seats that a table of a page can have

assert routes


class Named(Struct):
    """The person who plays here."""

    name: str


class Campaign(Struct):
    """The data of its campaign that a table needs."""

    game: str


class Service:
    """Everything that runs in a page."""

    def __init__(self, storage: Storage, bring: Bring | None = None) -> None:
        self.storage = TypedStorage(storage)
        self.store = PageStore(self.storage)
        self.networks = Networks(bring)
        self.thinkers = Thinkers(self.networks)
        self.tabs = Tabs(storage, self._others)
        self.authority = Authority(
            store=self.store,
            feed=self.tabs,
            thinkers=self.thinkers,
            find_game=find_game,
            loader=AtOnce(),
        )
        self.authority.computers.alone = True  # until another tab reports itself
        self.reviews = Reviews(self.storage, self.thinkers, self.networks)
        self.sockets = PageSockets(self)
        self.person = Person("", "")

    def _others(self, there: bool) -> None:
        """Called when another tab appears, whose computers may choose, and when all are gone."""
        self.authority.computers.alone = not there

    async def start(self) -> None:
        """Starts to serve the tables of this browser."""
        named = await self.storage.get(OWN, ME, Named)
        if named is not None:
            self.person = Person(ME, named.name)
        await self.authority.start()

    async def call(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        """The status and the text of the answer to a request."""
        return await answer(self, method, path, body or "")

    # Sockets.

    async def connect(self, socket: str, table: str, tell: Callable[[str], None]) -> int:
        """Opens a socket to a table; 0, or the code that a server would close it with."""
        return await self.sockets.connect(socket, table, tell)

    def hear(self, socket: str, text: str) -> None:
        """A message of the page over a socket."""
        self.sockets.hear(socket, text)

    def disconnect(self, socket: str) -> None:
        """Closes a socket."""
        self.sockets.disconnect(socket)

    # Shared by routes and sockets.

    def known(self) -> Person:
        """The person; raises if they have no name yet."""
        if not self.person.id:
            raise FeiraError("tell your name first")
        return self.person

    async def name(self, name: str) -> Person:
        """Names the person."""
        await self.storage.put(OWN, ME, Named(name))
        self.person = Person(ME, name)
        return self.person

    async def found(self, table: str) -> LiveTable:
        """A table; raises if there is none."""
        try:
            return await self.authority.find(table)
        except Refused:
            raise Missing("there is no such table", code="no-table") from None

    async def finished(self, table: str) -> LiveTable:
        """A table whose game is over."""
        live = await self.found(table)
        if live.table.state != "over" or live.table.position is None:
            raise Conflict("the game is not over")
        return live

    async def create(self, plan: Plan, *, unique: str = "") -> LiveTable:
        """Sets up a table of this page."""
        if any(seat.kind not in HERE for seat in plan.seats) or plan.public or plan.rated:
            raise FeiraError("a table of this page is for people at this screen and for computers")
        if plan.clock.seconds is not None:
            raise FeiraError("a table of this page has no clock")
        return await self.authority.create(
            plan, self.known(), unique=unique, table=f"{OURS}{new_id()}"
        )

    async def campaign(self, campaign: str) -> Campaign | None:
        """A campaign of this page."""
        return await self.storage.get(CAMPAIGNS, campaign, Campaign)

    async def hint(self, live: LiveTable) -> Json:
        """A hint for the seat to act."""
        table = live.table
        position, version = table.position, table.version
        assert position is not None
        await self.networks.need(table.game)
        slices = analysing(position, budget=Budget(milliseconds=HINT_MILLISECONDS))
        return hint_json(position, version, await self.thinkers.think(slices))

    async def say(self, live: LiveTable, person: Person, text: str) -> None:
        """Stores a chat message, then sends it to all watchers of the table."""
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise FeiraError(f"a chat message has 1 to {LONGEST_CHAT} characters")
        message = ChatMessage(0, now(), person.name, text, mine=True)  # nobody else is here
        stored = await self.store.add_chat(live.table.id, message, person.id)
        send_chat(live, stored, person.id)
