"""For operators: health, metrics, and the progress of the first start."""

from litestar import Response, get
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from feira import __version__
from feira.core.types import Json
from feira.service.answers import Ready
from feira.web.dependencies import TheService
from feira.web.service import Service

PROMETHEUS = "text/plain; version=0.0.4"


class Metrics(Collector):
    """The metrics of this process, collected on request."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> list[Metric]:
        """The present values."""
        database, authority = self.service.database, self.service.authority
        return [
            CounterMetricFamily("feira_choices", "Choices of seats", value=authority.choices),
            CounterMetricFamily("feira_writes", "Durable writes", value=database.writes),
            CounterMetricFamily("feira_commits", "Group commits", value=database.groups),
            CounterMetricFamily(
                "feira_overloaded",
                "Commands that were not looked at",
                value=self.service.admission.refused,
            ),
            GaugeMetricFamily("feira_tables", "In memory", value=len(authority.tables.by_id)),
            GaugeMetricFamily(
                "feira_clocks_failing",
                "Overdue tables whose clock cannot be checked",
                value=len(authority.clocks.failed),
            ),
            GaugeMetricFamily(
                "feira_clocks_waiting",
                "No clock runs, since the database does not answer",
                value=bool(authority.clocks.waiting),
            ),
            GaugeMetricFamily(
                "feira_damaged_tables",
                "Tables whose logs are damaged",
                value=len(self.service.store.damaged),
            ),
            GaugeMetricFamily("feira_sockets", "Connections", value=self.service.sockets),
            GaugeMetricFamily(
                "feira_write_queue", "Writes that wait", value=database.queue.qsize()
            ),
        ]


@get("/health", sync_to_thread=False, include_in_schema=False)
def health(service: TheService) -> Json:
    """Is the server up, are the rules compiled, and do all clocks run?"""
    clocks = service.authority.clocks
    state = {"failing": len(clocks.failed), "waiting": bool(clocks.waiting)}
    known = {"version": __version__, "ready": service.ready.is_set()}
    return {"status": "ok"} | known | {"clocks": state}


@get("/metrics", sync_to_thread=False, include_in_schema=False, media_type="text/plain")
def metrics(service: TheService) -> Response[bytes]:
    """The metrics in the format of Prometheus."""
    registry = CollectorRegistry()
    registry.register(Metrics(service))
    return Response(generate_latest(registry), media_type=PROMETHEUS)


@get("/api/progress", sync_to_thread=False, tags=["server"])
def progress(service: TheService) -> Ready:
    """The progress of the first start: the rules are compiled once, then cached."""
    return Ready(ready=service.ready.is_set(), **service.progress)
