"""The clients of the mall: `Mall`, `AsyncMall` for asyncio, their errors, `mall.models`, the types of requests and responses, and `mall.enums`,
names of their values.
"""

from . import enums, models
from ._mall import AsyncMall, Mall
from ._options import Language
from .errors import (
    BusinessError,
    FieldError,
    InsufficientBalanceError,
    KnownErrorName,
    MaintenanceError,
    MallError,
    NetworkError,
    RateLimitedError,
    SessionInvalidError,
    TimeoutError,
    UploadError,
)
from .files import File, FileInput
from .generated.version import VERSION as __version__
from .hooks import AttemptRequest, AttemptResult, Hook
from .response import MallResponse
from .session import AsyncSessionStore, MemorySession, SessionStore

__all__ = [
    "AsyncMall",
    "AsyncSessionStore",
    "AttemptRequest",
    "AttemptResult",
    "BusinessError",
    "FieldError",
    "File",
    "FileInput",
    "Hook",
    "InsufficientBalanceError",
    "KnownErrorName",
    "Language",
    "MaintenanceError",
    "Mall",
    "MallError",
    "MallResponse",
    "MemorySession",
    "NetworkError",
    "RateLimitedError",
    "SessionInvalidError",
    "SessionStore",
    "TimeoutError",
    "UploadError",
    "__version__",
    "enums",
    "models",
]
