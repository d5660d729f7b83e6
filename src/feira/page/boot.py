"""Starts Feira in a page: first the substitute for NumPy, then everything else."""

from typing import TYPE_CHECKING

from feira.page.numpy_module import install

if TYPE_CHECKING:
    from feira.page.networks import Bring
    from feira.page.service import Service
    from feira.page.storage import Storage


async def start(storage: "Storage", bring: "Bring | None" = None) -> "Service":
    """A started service."""
    install()
    from feira.page.service import Service

    service = Service(storage, bring)
    await service.start()
    return service
