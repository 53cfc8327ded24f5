# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Pages about the mall."""

from __future__ import annotations

from typing import Literal

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    AboutPage,
)

_SHOW = Operation("mall.User.aboutUs", "safe")


class ContentOperations:
    """Pages about the mall."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def show(
        self,
        *,
        type: Literal["aboutus", "shopping_process", "payment_method", "payment_issues", "after_sales_issues", "return_policy", "cancellation_order", "refund_process", "refund_instructions", "our_story", "our_team", "regional_markets", "terms", "privacy", "contact", "enroll", "accessibility"],
    ) -> AboutPage:
        """Show an information page: `mall.User.aboutUs`.

        Text of an information page of the mall in the language of the request. An empty text means that the page has not been written
        yet.

        Needs no session. Retried automatically.

        Args:
            type: Page: `aboutus`; `shopping_process`, `payment_method`, `payment_issues`; `after_sales_issues`, `return_policy`,
                `cancellation_order`, `refund_process`, `refund_instructions`; `our_story`, `our_team`, `regional_markets`; `terms`,
                `privacy`; `contact`, `enroll`, `accessibility`.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: AboutPage = self._client.call(_SHOW, {"type": type})
        return data


class AsyncContentOperations:
    """Pages about the mall."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def show(
        self,
        *,
        type: Literal["aboutus", "shopping_process", "payment_method", "payment_issues", "after_sales_issues", "return_policy", "cancellation_order", "refund_process", "refund_instructions", "our_story", "our_team", "regional_markets", "terms", "privacy", "contact", "enroll", "accessibility"],
    ) -> AboutPage:
        """Show an information page: `mall.User.aboutUs`.

        Text of an information page of the mall in the language of the request. An empty text means that the page has not been written
        yet.

        Needs no session. Retried automatically.

        Args:
            type: Page: `aboutus`; `shopping_process`, `payment_method`, `payment_issues`; `after_sales_issues`, `return_policy`,
                `cancellation_order`, `refund_process`, `refund_instructions`; `our_story`, `our_team`, `regional_markets`; `terms`,
                `privacy`; `contact`, `enroll`, `accessibility`.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: AboutPage = await self._client.call(_SHOW, {"type": type})
        return data
