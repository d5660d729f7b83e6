"""`feira admin reports`, `feira admin report` and `feira admin close-report`."""

from pathlib import Path

import click

from feira.cli.admin.common import (
    limit_option,
    on_database,
    print_facts,
    print_json,
    print_table,
    read,
    when,
    write,
)
from feira.cli.help import Command, option
from feira.table.names import in_one_line


@click.command("reports", cls=Command)
@option("--all", "every", is_flag=True, help="Also those that are closed.")
@limit_option
@on_database
def reports(every: bool, limit: int, config: Path | None, as_json: bool) -> None:
    """List what people have reported, the oldest first.

    Examples:
        feira admin reports
        feira admin reports --all --json
    """
    from feira.web.admin.reports import find_reports

    found = read(config, lambda db: find_reports(db, every=every, limit=limit))
    if as_json:
        print_json(found)
        return
    rows = [
        (
            one["id"],
            when(one["at"]),
            one["reason"],
            one["about_name"],
            one["author_name"],
            one["table_id"],
            "closed" if one["closed"] else "open",
        )
        for one in found
    ]
    headings = ("id", "when", "reason", "about", "by", "table", "state")
    print_table(headings, rows, "nothing is reported")


@click.command("report", cls=Command)
@click.argument("which", metavar="REPORT")
@on_database
def report(which: str, config: Path | None, as_json: bool) -> None:
    """Show one report, with the chat of its table as it was at that time.

    Examples:
        feira admin report g96d2fpfw9u5jcb8
    """
    from feira.web.admin.reports import show_report

    found = read(config, lambda db: show_report(db, which))
    if as_json:
        print_json(found)
        return
    print_facts(
        {
            "id": found["id"],
            "when": when(found["at"]),
            "reason": found["reason"],
            "about": f"{found['about_name']} ({found['about']})",
            "by": f"{found['author_name']} ({found['author']})",
            "table": found["table_id"],
            "text": found["text"],
            "closed": f"{when(found['closed'])} {found['note']}".strip(),
        }
    )
    for line in found["evidence"]:
        print(f"  {when(line['at'])} {in_one_line(line['name'])}: {in_one_line(line['text'])}")


@click.command("close-report", cls=Command)
@click.argument("which", metavar="REPORT")
@option("--note", required=True, metavar="TEXT", help="One line: what was done.")
@on_database
def close_report(which: str, note: str, config: Path | None, as_json: bool) -> None:
    """Close a report that you have dealt with. Nobody is notified.

    Examples:
        feira admin close-report g96d2fpfw9u5jcb8 --note "banned for a week"
    """
    from feira.web.admin import reports

    found = write(config, lambda db: reports.close_report(db, which, note=note))
    if as_json:
        print_json(found)
    else:
        print(f"report {found['id']} about {found['about_name']} is closed: {found['note']}")
