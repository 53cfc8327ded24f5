"""The types of requests and responses."""

from .generated.models import *
from .generated.models import __all__ as __all__
