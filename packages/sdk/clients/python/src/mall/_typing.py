"""`NotRequired` of Python 3.11 for older versions, where only type checkers need it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import NotRequired as NotRequired
else:
    try:
        from typing import NotRequired
    except ImportError:  # before Python 3.11
        from typing import Optional as NotRequired
