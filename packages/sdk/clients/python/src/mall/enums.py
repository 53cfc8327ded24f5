"""Names of values in requests and responses: `OrderStatus.SHIPPED` is 2."""

from .generated.enums import *
from .generated.enums import __all__ as __all__
