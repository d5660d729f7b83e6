"""Turn notifications: asked for once, at the right moment, and handled by the service worker."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer, by_previews, play
from tests.browser.chromium import Device, Watch
from tests.browser.scenes import INVITED
from tests.servers import Feira, wait_until

NewPage = Callable[..., Page]
REGISTER = """() => navigator.serviceWorker.register("/sw.js")
  .then(() => navigator.serviceWorker.ready).then(() => true)"""
SLOW = {"kind": "days", "amount": 2}
GAP_BELOW = "(one) => Math.abs(innerHeight - one.getBoundingClientRect().bottom)"
# A push service is somewhere on the internet, so the browser's part of it is played here. Nobody
# has been asked yet: Chromium without a window says that it was forbidden.
PUSH = """(() => {
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  const keys = { p256dh: "KEY", auth: "AAECAwQFBgcICQoLDA0ODw" };
  const made = {
    toJSON: () => ({ endpoint: "https://push.example/one", keys }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options.applicationServerKey.byteLength;
    return made;
  };
  PushManager.prototype.getSubscription = async () => null;
})()""".replace(
    "KEY", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)


@pytest.fixture
def people(server: Feira) -> Iterator[tuple[ApiPlayer, ApiPlayer]]:
    with ApiPlayer(server.url, "Olena") as olena, ApiPlayer(server.url, "Tomek") as tomek:
        yield olena, tomek


def waiting_table(olena: ApiPlayer, tomek: ApiPlayer, game: str) -> str:
    """A slow game in which Olena has moved twice and waits for Tomek."""
    table = olena.table(game, INVITED, clock=SLOW)
    tomek.sit(table)
    play(table, olena, tomek, choices=8)
    while olena.snapshot(table)["turn"] is not None:
        seen = olena.snapshot(table)
        choice = by_previews()(olena, table, seen)
        olena.command(table, "choose", seen["version"], choice=choice)
    return table


@pytest.mark.parametrize("game", ["mercado", "machikoro"])
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_question_comes_while_one_waits_and_only_once(
    open_page: NewPage,
    people: tuple[ApiPlayer, ApiPlayer],
    assert_accessible: Callable[..., None],
    device: Device,
    game: str,
) -> None:
    table = waiting_table(*people, game)
    page = open_page(device, people[0], worker=True)
    page.add_init_script(PUSH)
    page.goto(f"/table/{table}")
    asked = page.locator("[data-notice=notify]").first
    expect(asked).to_contain_text("Nothing else is ever sent")
    assert_accessible(page)
    if (device, game) == ("phone", "mercado"):  # the tabs are gone: nothing is left where they were
        assert page.locator(".dock.shelf").evaluate(GAP_BELOW) < 1
    asked.get_by_role("button", name="Not now").click()
    expect(page.locator("[data-notice=notify]")).to_have_count(0)
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-game", game)
    page.wait_for_timeout(500)
    expect(page.locator("[data-notice=notify]")).to_have_count(0)


def test_tell_me_subscribes_this_browser_and_the_settings_stop_it(
    open_page: NewPage, people: tuple[ApiPlayer, ApiPlayer]
) -> None:
    table = waiting_table(*people, "machikoro")
    page = open_page("desktop", people[0], worker=True)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(PUSH)
    page.goto(f"/table/{table}")
    page.locator("[data-notice=notify]").get_by_role("button", name="Tell me").click()
    expect(page.locator("[data-notice=notify]")).to_contain_text("You will get a message")
    assert page.evaluate("window.subscribedWith") == 65
    (device,) = people[0].get("/api/notices")["devices"]
    assert device["device"].startswith("Chrome")
    page.goto("/settings")
    told = page.locator("#told")
    expect(told).to_contain_text("This browser gets a message")
    told.get_by_role("checkbox").check()
    expect(told.get_by_label("from")).to_have_value(str(22 * 60))
    wait_until(lambda: people[0].get("/api/notices")["quiet_to"] == 8 * 60, 60, "it is stored")
    told.get_by_role("button", name="Stop", exact=True).click()
    expect(told).to_contain_text("This browser gets no messages.")
    wait_until(lambda: people[0].get("/api/notices")["devices"] == [], 60, "it is stored")


def test_the_worker_shows_the_message_and_leads_to_the_table(
    open_page: NewPage, people: tuple[ApiPlayer, ApiPlayer]
) -> None:
    page = open_page("desktop", people[0], worker=True)
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    page.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)"
    )
    workers = page.context.service_workers
    worker = workers[0] if workers else page.context.wait_for_event("serviceworker")
    shown = worker.evaluate(
        """() => new Promise((done) => {
          // the system's part: without a window there is no place where it would be shown
          self.registration.showNotification = async (title, { body, data }) =>
            done([title, body, data]);
          const data = { title: "Your turn", body: "Tomek waits.", path: "/table/x", tag: "x" };
          self.dispatchEvent(new PushEvent("push", { data: JSON.stringify(data) }));
        })"""
    )
    assert shown == ["Your turn", "Tomek waits.", "/table/x"]


def test_a_link_that_is_not_ours_says_so(open_page: NewPage, watch: Watch) -> None:
    watch.allow("404 POST .*/api/mail")
    page = open_page("phone")
    page.goto("/mail/stop/nobody-0000")
    expect(page.get_by_role("heading")).to_contain_text("This link does not work")
