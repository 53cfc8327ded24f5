# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Reading and writing reviews."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional, Sequence

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    Nothing,
    PageSize,
    Reply,
    Review,
    Reviews,
    ReviewsListLinesData,
    ReviewsListMoreData,
    ReviewsListRepliesData,
    ReviewsShowData,
    ReviewsShowOwnData,
    UploadedPicture,
)

_ADD = Operation("mall.Product.addComment", "key")
_LIST = Operation("mall.Product.getcomment", "safe")
_LIST_LINES = Operation("mall.Product.comment", "safe")
_LIST_MORE = Operation("mall.Product.loadGetcomment", "safe", pages=Pages("page", "list", None))
_LIST_REPLIES = Operation("mall.Product.getCommentReplyList", "safe", pages=Pages("pageNo", "list", "total"))
_REPLY = Operation("mall.Product.sendComment", "key")
_SHOW = Operation("mall.Product.getCommentDetail", "safe")
_SHOW_OWN = Operation("mall.Order.getCommentsInfo", "safe")


class ReviewsOperations:
    """Reading and writing reviews."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def add(
        self,
        *,
        orderDetailsId: int,
        goodsId: int,
        attributeId: int,
        comment: str,
        anonymous: Literal[0, 1],
        isReview: bool,
        start: Optional[int] = None,
        imgUrls: Optional[Sequence[UploadedPicture]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Review a line, or write a follow-up: `mall.Product.addComment`.

        Writes the review of a received line, or its follow-up. Each can be written once and not changed. A line that has been
        reviewed or has an after-sale is refused for its state. Product and SKU must match the line.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            orderDetailsId: Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1.
            goodsId: Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1.
            attributeId: SKU id of the line. Source: `data.commentList[].sid` of `mall.Product.comment`. At least 1.
            start: Rating, 1 to 5 stars. Required for a review, omitted for a follow-up. The misspelling is part of the protocol. 1 to
                5.
            comment: Text of the review or follow-up. 1 to 500 characters. Pattern: `\\S`.
            anonymous: 1 hides the name and picture of the customer. A follow-up inherits the setting of the review. Values: 0 Shows
                the name and picture of the customer; 1 Hides the name and picture of the customer.
            imgUrls: Pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 6 elements. Each element: At most 200
                characters.
            isReview: True for a follow-up, false for a review.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_ADD, {"orderDetailsId": orderDetailsId, "goodsId": goodsId, "attributeId": attributeId, "comment": comment, "anonymous": anonymous, "isReview": isReview, "start": start, "imgUrls": imgUrls}, idempotency_key)
        return data

    def list(
        self,
        *,
        pid: int,
        type: Optional[Literal[0, 1, 2, 3, 4, 5]] = None,
    ) -> Reviews:
        """List the reviews of a product: `mall.Product.getcomment`.

        First twenty reviews of a product, newest first, with the counts by kind over all reviews of the product. Further pages come
        from `mall.Product.loadGetcomment`, which numbers the kinds differently.

        Needs no session. Retried automatically.

        Args:
            pid: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            type: Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. Values: 0 All; 1 Good;
                2 Medium; 3 Bad; 4 With pictures; 5 With a follow-up.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Reviews = self._client.call(_LIST, {"pid": pid, "type": type})
        return data

    def list_lines(
        self,
        *,
        sNo: str,
        type: Optional[Literal[0, 5]] = None,
    ) -> ReviewsListLinesData:
        """List the lines of an order to review: `mall.Product.comment`.

        Lines of an order with the review actions available. A line can be reviewed once it is received and has no open or successful
        after-sale.

        Needs a signed-in customer. Retried automatically.

        Args:
            sNo: Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters.
            type: 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing. Values: 0 Lines waiting for a review;
                5 All lines of the order.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ReviewsListLinesData = self._client.call(_LIST_LINES, {"sNo": sNo, "type": type})
        return data

    def list_more(
        self,
        *,
        pid: int,
        type: Optional[Literal[0, 1, 2]] = None,
        page: Optional[int] = None,
    ) -> ReviewsListMoreData:
        """List further reviews of a product: `mall.Product.loadGetcomment`.

        Twenty reviews per page, newest first. Pages start at 0, and the kinds are numbered by the tabs of the page.

        Needs no session. Retried automatically.

        Args:
            pid: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            type: Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing. Values: 0 All; 1 With pictures; 2 With a
                follow-up.
            page: Page number, starting at 0; 0 when missing. 0 to 10000.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ReviewsListMoreData = self._client.call(_LIST_MORE, {"pid": pid, "type": type, "page": page})
        return data

    def iterate_list_more(
        self,
        *,
        pid: int,
        type: Optional[Literal[0, 1, 2]] = None,
        page: Optional[int] = None,
    ) -> Iterator[Review]:
        """List further reviews of a product: yields the items of all pages. See `list_more`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST_MORE, {"pid": pid, "type": type, "page": page})

    def list_replies(
        self,
        *,
        commentId: int,
        pageNo: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> ReviewsListRepliesData:
        """List the replies to a review: `mall.Product.getCommentReplyList`.

        Replies of other customers, newest first, with one level of nested replies.

        Needs no session. Retried automatically.

        Args:
            commentId: Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
            pageNo: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ReviewsListRepliesData = self._client.call(_LIST_REPLIES, {"commentId": commentId, "pageNo": pageNo, "pageSize": pageSize})
        return data

    def iterate_list_replies(
        self,
        *,
        commentId: int,
        pageNo: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[Reply]:
        """List the replies to a review: yields the items of all pages. See `list_replies`.

        The next page is requested when the current one is used up. Starts at the page `pageNo`, or the first one.
        """
        return iterate(self._client, _LIST_REPLIES, {"commentId": commentId, "pageNo": pageNo, "pageSize": pageSize})

    def reply(
        self,
        *,
        commentId: int,
        text: str,
        sid: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Reply to a review: `mall.Product.sendComment`.

        Writes a reply to a review or to another reply. A reply to a nested reply is stored at the same level.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            commentId: Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
            text: Reply text. 1 to 200 characters. Pattern: `\\S`.
            sid: Id of the reply to answer; empty or missing for the review itself. Source: `data.list[].id` of
                `mall.Product.getCommentReplyList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REPLY, {"commentId": commentId, "text": text, "sid": sid}, idempotency_key)
        return data

    def show(
        self,
        *,
        commentId: int,
    ) -> ReviewsShowData:
        """Show a review: `mall.Product.getCommentDetail`.

        Review with its pictures, the reply of the shop, the follow-up and the product.

        Needs no session. Retried automatically.

        Args:
            commentId: Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ReviewsShowData = self._client.call(_SHOW, {"commentId": commentId})
        return data

    def show_own(
        self,
        *,
        orderDetailId: int,
        goodsId: int,
    ) -> ReviewsShowOwnData:
        """Show the own review of a line: `mall.Order.getCommentsInfo`.

        Review of an order line written by the customer.

        Needs a signed-in customer. Retried automatically.

        Args:
            orderDetailId: Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1.
            goodsId: Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ReviewsShowOwnData = self._client.call(_SHOW_OWN, {"orderDetailId": orderDetailId, "goodsId": goodsId})
        return data


class AsyncReviewsOperations:
    """Reading and writing reviews."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def add(
        self,
        *,
        orderDetailsId: int,
        goodsId: int,
        attributeId: int,
        comment: str,
        anonymous: Literal[0, 1],
        isReview: bool,
        start: Optional[int] = None,
        imgUrls: Optional[Sequence[UploadedPicture]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Review a line, or write a follow-up: `mall.Product.addComment`.

        Writes the review of a received line, or its follow-up. Each can be written once and not changed. A line that has been
        reviewed or has an after-sale is refused for its state. Product and SKU must match the line.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            orderDetailsId: Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1.
            goodsId: Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1.
            attributeId: SKU id of the line. Source: `data.commentList[].sid` of `mall.Product.comment`. At least 1.
            start: Rating, 1 to 5 stars. Required for a review, omitted for a follow-up. The misspelling is part of the protocol. 1 to
                5.
            comment: Text of the review or follow-up. 1 to 500 characters. Pattern: `\\S`.
            anonymous: 1 hides the name and picture of the customer. A follow-up inherits the setting of the review. Values: 0 Shows
                the name and picture of the customer; 1 Hides the name and picture of the customer.
            imgUrls: Pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 6 elements. Each element: At most 200
                characters.
            isReview: True for a follow-up, false for a review.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_ADD, {"orderDetailsId": orderDetailsId, "goodsId": goodsId, "attributeId": attributeId, "comment": comment, "anonymous": anonymous, "isReview": isReview, "start": start, "imgUrls": imgUrls}, idempotency_key)
        return data

    async def list(
        self,
        *,
        pid: int,
        type: Optional[Literal[0, 1, 2, 3, 4, 5]] = None,
    ) -> Reviews:
        """List the reviews of a product: `mall.Product.getcomment`.

        First twenty reviews of a product, newest first, with the counts by kind over all reviews of the product. Further pages come
        from `mall.Product.loadGetcomment`, which numbers the kinds differently.

        Needs no session. Retried automatically.

        Args:
            pid: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            type: Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. Values: 0 All; 1 Good;
                2 Medium; 3 Bad; 4 With pictures; 5 With a follow-up.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Reviews = await self._client.call(_LIST, {"pid": pid, "type": type})
        return data

    async def list_lines(
        self,
        *,
        sNo: str,
        type: Optional[Literal[0, 5]] = None,
    ) -> ReviewsListLinesData:
        """List the lines of an order to review: `mall.Product.comment`.

        Lines of an order with the review actions available. A line can be reviewed once it is received and has no open or successful
        after-sale.

        Needs a signed-in customer. Retried automatically.

        Args:
            sNo: Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters.
            type: 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing. Values: 0 Lines waiting for a review;
                5 All lines of the order.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ReviewsListLinesData = await self._client.call(_LIST_LINES, {"sNo": sNo, "type": type})
        return data

    async def list_more(
        self,
        *,
        pid: int,
        type: Optional[Literal[0, 1, 2]] = None,
        page: Optional[int] = None,
    ) -> ReviewsListMoreData:
        """List further reviews of a product: `mall.Product.loadGetcomment`.

        Twenty reviews per page, newest first. Pages start at 0, and the kinds are numbered by the tabs of the page.

        Needs no session. Retried automatically.

        Args:
            pid: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            type: Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing. Values: 0 All; 1 With pictures; 2 With a
                follow-up.
            page: Page number, starting at 0; 0 when missing. 0 to 10000.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ReviewsListMoreData = await self._client.call(_LIST_MORE, {"pid": pid, "type": type, "page": page})
        return data

    def iterate_list_more(
        self,
        *,
        pid: int,
        type: Optional[Literal[0, 1, 2]] = None,
        page: Optional[int] = None,
    ) -> AsyncIterator[Review]:
        """List further reviews of a product: yields the items of all pages. See `list_more`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST_MORE, {"pid": pid, "type": type, "page": page})

    async def list_replies(
        self,
        *,
        commentId: int,
        pageNo: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> ReviewsListRepliesData:
        """List the replies to a review: `mall.Product.getCommentReplyList`.

        Replies of other customers, newest first, with one level of nested replies.

        Needs no session. Retried automatically.

        Args:
            commentId: Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
            pageNo: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ReviewsListRepliesData = await self._client.call(_LIST_REPLIES, {"commentId": commentId, "pageNo": pageNo, "pageSize": pageSize})
        return data

    def iterate_list_replies(
        self,
        *,
        commentId: int,
        pageNo: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[Reply]:
        """List the replies to a review: yields the items of all pages. See `list_replies`.

        The next page is requested when the current one is used up. Starts at the page `pageNo`, or the first one.
        """
        return iterate_async(self._client, _LIST_REPLIES, {"commentId": commentId, "pageNo": pageNo, "pageSize": pageSize})

    async def reply(
        self,
        *,
        commentId: int,
        text: str,
        sid: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Reply to a review: `mall.Product.sendComment`.

        Writes a reply to a review or to another reply. A reply to a nested reply is stored at the same level.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            commentId: Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
            text: Reply text. 1 to 200 characters. Pattern: `\\S`.
            sid: Id of the reply to answer; empty or missing for the review itself. Source: `data.list[].id` of
                `mall.Product.getCommentReplyList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REPLY, {"commentId": commentId, "text": text, "sid": sid}, idempotency_key)
        return data

    async def show(
        self,
        *,
        commentId: int,
    ) -> ReviewsShowData:
        """Show a review: `mall.Product.getCommentDetail`.

        Review with its pictures, the reply of the shop, the follow-up and the product.

        Needs no session. Retried automatically.

        Args:
            commentId: Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ReviewsShowData = await self._client.call(_SHOW, {"commentId": commentId})
        return data

    async def show_own(
        self,
        *,
        orderDetailId: int,
        goodsId: int,
    ) -> ReviewsShowOwnData:
        """Show the own review of a line: `mall.Order.getCommentsInfo`.

        Review of an order line written by the customer.

        Needs a signed-in customer. Retried automatically.

        Args:
            orderDetailId: Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1.
            goodsId: Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ReviewsShowOwnData = await self._client.call(_SHOW_OWN, {"orderDetailId": orderDetailId, "goodsId": goodsId})
        return data
