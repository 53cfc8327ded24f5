// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// ReviewsService has the operations of a domain: Reading and writing reviews.
type ReviewsService struct{ client *Client }

var reviewsAddOperation = &operation{api: "mall.Product.addComment", idempotency: "key"}

// Add calls mall.Product.addComment: Review a line, or write a follow-up.
//
// Writes the review of a received line, or its follow-up. Each can be written once and not changed. A line that has been reviewed or has an
// after-sale is refused for its state. Product and SKU must match the line.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *ReviewsService) Add(ctx context.Context, request ReviewsAddRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, reviewsAddOperation, request, options)
}

var reviewsListOperation = &operation{api: "mall.Product.getcomment", idempotency: "safe"}

// List calls mall.Product.getcomment: List the reviews of a product.
//
// First twenty reviews of a product, newest first, with the counts by kind over all reviews of the product. Further pages come from
// `mall.Product.loadGetcomment`, which numbers the kinds differently.
//
// Needs no session. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ReviewsService) List(ctx context.Context, request ReviewsListRequest, options ...CallOption) (*Reviews, error) {
	return invoke[*Reviews](ctx, service.client, reviewsListOperation, request, options)
}

var reviewsListLinesOperation = &operation{api: "mall.Product.comment", idempotency: "safe"}

// ListLines calls mall.Product.comment: List the lines of an order to review.
//
// Lines of an order with the review actions available. A line can be reviewed once it is received and has no open or successful after-sale.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ReviewsService) ListLines(ctx context.Context, request ReviewsListLinesRequest, options ...CallOption) (*ReviewsListLinesData, error) {
	return invoke[*ReviewsListLinesData](ctx, service.client, reviewsListLinesOperation, request, options)
}

var reviewsListMoreOperation = &operation{api: "mall.Product.loadGetcomment", idempotency: "safe", pages: &pages{"page", "list", ""}}

// ListMore calls mall.Product.loadGetcomment: List further reviews of a product.
//
// Twenty reviews per page, newest first. Pages start at 0, and the kinds are numbered by the tabs of the page.
//
// Needs no session. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ReviewsService) ListMore(ctx context.Context, request ReviewsListMoreRequest, options ...CallOption) (*ReviewsListMoreData, error) {
	return invoke[*ReviewsListMoreData](ctx, service.client, reviewsListMoreOperation, request, options)
}

// IterateListMore iterates the items of all pages; see ListMore. It requests a page when the previous one is used up, from Page of the
// request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateListMore(ctx, request) {
//	}
func (service *ReviewsService) IterateListMore(ctx context.Context, request ReviewsListMoreRequest, options ...CallOption) func(yield func(Review, error) bool) {
	return iterate[Review](ctx, service.client, reviewsListMoreOperation, request, options)
}

var reviewsListRepliesOperation = &operation{api: "mall.Product.getCommentReplyList", idempotency: "safe", pages: &pages{"pageNo", "list", "total"}}

// ListReplies calls mall.Product.getCommentReplyList: List the replies to a review.
//
// Replies of other customers, newest first, with one level of nested replies.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ReviewsService) ListReplies(ctx context.Context, request ReviewsListRepliesRequest, options ...CallOption) (*ReviewsListRepliesData, error) {
	return invoke[*ReviewsListRepliesData](ctx, service.client, reviewsListRepliesOperation, request, options)
}

// IterateListReplies iterates the items of all pages; see ListReplies. It requests a page when the previous one is used up, from PageNo of
// the request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateListReplies(ctx, request) {
//	}
func (service *ReviewsService) IterateListReplies(ctx context.Context, request ReviewsListRepliesRequest, options ...CallOption) func(yield func(Reply, error) bool) {
	return iterate[Reply](ctx, service.client, reviewsListRepliesOperation, request, options)
}

var reviewsReplyOperation = &operation{api: "mall.Product.sendComment", idempotency: "key"}

// Reply calls mall.Product.sendComment: Reply to a review.
//
// Writes a reply to a review or to another reply. A reply to a nested reply is stored at the same level.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *ReviewsService) Reply(ctx context.Context, request ReviewsReplyRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, reviewsReplyOperation, request, options)
}

var reviewsShowOperation = &operation{api: "mall.Product.getCommentDetail", idempotency: "safe"}

// Show calls mall.Product.getCommentDetail: Show a review.
//
// Review with its pictures, the reply of the shop, the follow-up and the product.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ReviewsService) Show(ctx context.Context, request ReviewsShowRequest, options ...CallOption) (*ReviewsShowData, error) {
	return invoke[*ReviewsShowData](ctx, service.client, reviewsShowOperation, request, options)
}

var reviewsShowOwnOperation = &operation{api: "mall.Order.getCommentsInfo", idempotency: "safe"}

// ShowOwn calls mall.Order.getCommentsInfo: Show the own review of a line.
//
// Review of an order line written by the customer.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ReviewsService) ShowOwn(ctx context.Context, request ReviewsShowOwnRequest, options ...CallOption) (*ReviewsShowOwnData, error) {
	return invoke[*ReviewsShowOwnData](ctx, service.client, reviewsShowOwnOperation, request, options)
}
