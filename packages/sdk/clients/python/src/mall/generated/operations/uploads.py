# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Pictures of customers."""

from __future__ import annotations

from ..._client import AsyncClient, Client
from ..._operation import FileLimits, Operation
from ...files import FileInput
from ..models import (
    UploadsAddData,
)

_ADD = Operation("mall.Product.uploadImgs", "safe", files={"file": FileLimits(5242880, ("image/jpeg", "image/png", "image/webp", "image/gif", "image/bmp",))})


class UploadsOperations:
    """Pictures of customers."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def add(
        self,
        *,
        file: FileInput,
    ) -> UploadsAddData:
        """Upload a picture: `mall.Product.uploadImgs`.

        Uploads one picture and returns its URL, to be passed with a review, an after-sale, a profile or a shop application. The type
        is determined from the bytes, not from name or content type; other files are refused. The path is derived from the content.
        The picture is visible only to its owner, with the owner's session or with the signature in the query string of `url`, valid
        for an hour. Later requests accept the URL with or without the query string.

        Needs a signed-in customer. Retried automatically.

        Args:
            file: JPEG, PNG, WebP, GIF or BMP image of up to 5 MB (maxLength counts bytes). At most 5242880 bytes.

        Raises:
            BusinessError: 322 picture_type_refused, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: UploadsAddData = self._client.call(_ADD, {"file": file})
        return data


class AsyncUploadsOperations:
    """Pictures of customers."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def add(
        self,
        *,
        file: FileInput,
    ) -> UploadsAddData:
        """Upload a picture: `mall.Product.uploadImgs`.

        Uploads one picture and returns its URL, to be passed with a review, an after-sale, a profile or a shop application. The type
        is determined from the bytes, not from name or content type; other files are refused. The path is derived from the content.
        The picture is visible only to its owner, with the owner's session or with the signature in the query string of `url`, valid
        for an hour. Later requests accept the URL with or without the query string.

        Needs a signed-in customer. Retried automatically.

        Args:
            file: JPEG, PNG, WebP, GIF or BMP image of up to 5 MB (maxLength counts bytes). At most 5242880 bytes.

        Raises:
            BusinessError: 322 picture_type_refused, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: UploadsAddData = await self._client.call(_ADD, {"file": file})
        return data
