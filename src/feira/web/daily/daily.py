"""The daily challenge as handlers use it: a day as a person sees it, a try, a practice game."""

import logging
from collections import Counter

from sqlalchemy import Connection, func, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.authority import Authority
from feira.table.commands import Sit
from feira.table.database import Database
from feira.table.days import begins, day_of, ends
from feira.table.fair_pool import Busy
from feira.table.ids import new_id
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan, SeatPlan
from feira.table.refused import Refused
from feira.table.store import Ending
from feira.table.table import Table
from feira.table.timestamps import now
from feira.table.unavailable import Unavailable
from feira.web.daily.answers import CalendarDay, DailyChallenge, Month, MyTry, TryState
from feira.web.daily.crowd import counts_of, histogram, standing_of
from feira.web.daily.days import Day, Days, day_from
from feira.web.daily.streaks import streak_of
from feira.web.daily.tries import Tries, Try, check
from feira.web.replaying import Replaying

log = logging.getLogger("feira.web")

OWNER = "daily"  # the owner under which finished tries are replayed


class Daily:
    """All daily challenges and the tries of everybody."""

    def __init__(self, database: Database, authority: Authority, replaying: Replaying) -> None:
        self.database, self.authority, self.replaying = database, authority, replaying
        self.days, self.tries = Days(database), Tries(database)

    # Playing.

    async def begin(self, day: Day, person: Person) -> LiveTable:
        """The table of a person's one try, which begins now if they have none yet."""
        mine = await self.tries.claim(day.day, person.id, counted=now() < ends(day.day))
        try:
            live = await self._create(day, person, table=mine.table_id)
        except Refused:  # it was begun before, perhaps by a concurrent request
            live = await self.authority.find(mine.table_id)
        await self._sit(live, person)
        return live

    async def practise(self, day: Day, person: Person) -> LiveTable:
        """A new table with the day's dice and draws, whose result is entered nowhere.

        Before the person's own try it is refused, since it would reveal them.
        """
        if not day.is_revealed:
            mine = await self.tries.find(day.day, person.id)
            if mine is None or await self._state(mine) == "playing":
                raise FeiraError("today's challenge can be practised after your try")
        live = await self._create(day, person, table=new_id(), practise=True)
        await self._sit(live, person)
        return live

    async def _create(
        self, day: Day, person: Person, *, table: str, practise: bool = False
    ) -> LiveTable:
        game, _, plan = day.find()
        planned = Plan(
            game=game.name,
            seats=(SeatPlan(kind="me"),),
            options=dict(plan.options),
            practise=practise,
            daily=day.day,
        )
        key = f"daily {table}"
        return await self.authority.create(
            planned, person, unique=key, table=table, secret=day.secret
        )

    async def _sit(self, live: LiveTable, person: Person) -> None:
        """Sits down, which begins the game; does nothing if the person sits there already."""
        if live.table.state == "open" and not live.table.own(person.id):
            sit = Sit(id="daily", version=live.table.version)
            await self.authority.do(live.table.id, person, sit)

    # Results.

    async def enter(self, table: Table, ending: Ending | None = None) -> None:
        """Replays and verifies a finished try, then enters its result."""
        if not table.plan.daily or table.plan.practise:
            return
        mine, day = await self.tries.at(table.id), await self.days.find(table.plan.daily)
        if mine is None or day is None:  # a guest's second try, or that of a deleted person
            return
        ended = now() if ending is None else ending.at
        score = stars = None
        if not any(seat.left for seat in table.seats) and table.closed is None:
            try:
                score, stars = await self.replaying.run(OWNER, check, table.record(), day)
            except (Busy, Unavailable):  # `enter_missed` does it later
                log.warning("the try at table %s waits to be replayed", table.id)
                return
            except FeiraError as error:
                log.error("the try at table %s is not entered: %s", table.id, error)
        await self.tries.enter(table.id, ended=ended, score=score, stars=stars, day=day.day)

    async def enter_missed(self) -> None:
        """Enters the results of games that ended when a process died."""
        for table in await self.tries.missed():
            try:
                live = await self.authority.find(table)
                row = await self.authority.store.find(table)
                at = now() if row is None or row.ended is None else row.ended
                await self.enter(live.table, Ending(at=at, result={}))
            except FeiraError as error:
                log.warning("table %s: %s", table, error)

    # For display.

    async def shown(self, day: Day, person: str) -> DailyChallenge:
        """A day as a person sees it; the empty id is a visitor."""
        _, _, plan = day.find()
        counts = await counts_of(self.database, day.day)
        tries = await self.tries.of(person) if person else []
        mine = next((one for one in tries if one.day == day.day), None)
        state = None if mine is None else await self._state(mine)
        done = day.is_revealed or state in ("over", "given-up")
        return DailyChallenge(
            day=day.day,
            today=day.day == day_of(now()),
            game=day.game,
            plan=day.plan,
            options=dict(plan.options),
            thresholds=list(plan.thresholds),
            counts=plan.counts,
            begins=begins(day.day),
            ends=ends(day.day),
            now=now(),
            commit=day.commit,
            secret=day.secret if day.is_revealed else None,
            par=day.par,
            master=day.par_record if done else None,
            played=sum(counts.values()),
            bars=histogram(counts, [] if day.par is None else [day.par]),
            mine=None if mine is None else await self._mine(mine, day, counts, state or "over"),
            streak=streak_of(counted_days(tries), day_of(now())),
        )

    async def _state(self, mine: Try) -> TryState:
        """Whether a try is still played, finished, or given up."""
        if mine.ended is not None:
            return "over" if mine.score is not None else "given-up"
        try:
            table = (await self.authority.find(mine.table_id)).table
        except FeiraError:
            return "playing"
        return "given-up" if table.away(mine.person) else "playing"

    async def _mine(self, mine: Try, day: Day, counts: dict[int, int], state: TryState) -> MyTry:
        _, plans, plan = day.find()
        score, stars = mine.score, mine.stars
        if state == "playing":
            try:
                position = (await self.authority.find(mine.table_id)).table.position
                score = 0 if position is None else int(plans.score(position.array).score)
            except FeiraError:
                score = 0
        ranked = state == "over" and mine.counted and score is not None
        standing = standing_of(counts, score) if ranked and score is not None else None
        above = [least for least in plan.thresholds if score is not None and least > score]
        return MyTry(
            table=mine.table_id,
            state=state,
            counted=mine.counted,
            score=score,
            stars=stars,
            rank=standing.rank if standing else None,
            better_than=standing.better_than if standing else None,
            to_next=min(above) - score if above and score is not None else None,
        )

    async def month(self, month: str, person: str) -> Month:
        """The days of a month so far, with a person's results and totals."""
        d, t, today = schema.daily_days.c, schema.daily_tries.c, day_of(now())
        await self.days.publish()
        of_month = select(schema.daily_days).where(d.day.startswith(month), d.day <= today)
        first = select(func.min(d.day))
        played = (
            select(t.day, func.count())
            .where(t.day.startswith(month), t.counted.is_(True), t.score.is_not(None))
            .group_by(t.day)
        )

        def read(db: Connection) -> tuple[list[Day], str | None, Counter[str]]:
            rows = db.execute(of_month.order_by(d.day)).mappings()
            numbers = Counter({str(day): int(many) for day, many in db.execute(played)})
            return [day_from(row) for row in rows], db.scalar(first), numbers

        days, start, numbers = await self.database.read(read)
        tries = await self.tries.of(person) if person else []
        by_day = {one.day: one for one in tries}
        shown = [
            await self._in_calendar(day, numbers[day.day], by_day.get(day.day)) for day in days
        ]
        done = [one for one in shown if one.stars is not None]
        pars = {day.day: day.par for day in days}
        return Month(
            month=month,
            first=(start or today)[:7],
            today=today,
            days=shown,
            finished=len(done),
            stars=sum(one.stars or 0 for one in done),
            most_stars=sum(len(day.find()[2].thresholds) for day in days),
            beat_master=sum(
                one.counted and (one.score or 0) > par
                for one in done
                if (par := pars[one.day]) is not None
            ),
            streak=streak_of(counted_days(tries), today),
        )

    async def _in_calendar(self, day: Day, played: int, mine: Try | None) -> CalendarDay:
        return CalendarDay(
            day=day.day,
            game=day.game,
            plan=day.plan,
            played=played,
            state=None if mine is None else await self._state(mine),
            counted=mine is not None and mine.counted,
            score=mine.score if mine else None,
            stars=mine.stars if mine else None,
        )


def counted_days(tries: list[Try]) -> set[str]:
    """The days on which somebody has finished a try that counts."""
    return {one.day for one in tries if one.counted and one.score is not None}
