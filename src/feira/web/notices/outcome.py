"""The outcomes of an attempt to send a message."""

from typing import Literal

# sent: accepted. lost: it may have been accepted, so it is never sent again. later: it was surely
# not accepted. gone: nobody is at that address any more. failed: it never will be accepted.
# dropped: it was not sent, because it is no longer wanted.
Outcome = Literal["sent", "lost", "later", "gone", "failed", "dropped"]
