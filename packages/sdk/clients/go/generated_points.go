// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// PointsService has the operations of a domain: Points.
type PointsService struct{ client *Client }

var pointsListOperation = &operation{api: "plugin.integral.MallIntegral.integral", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// List calls plugin.integral.MallIntegral.integral: List the points.
//
// Points of the customer with records of gained, used or expired points, newest first, ten per page.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *PointsService) List(ctx context.Context, request PointsListRequest, options ...CallOption) (*PointsPage, error) {
	return invoke[*PointsPage](ctx, service.client, pointsListOperation, request, options)
}

// IterateList iterates the items of all pages; see List. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateList(ctx, request) {
//	}
func (service *PointsService) IterateList(ctx context.Context, request PointsListRequest, options ...CallOption) func(yield func(PointsRecord, error) bool) {
	return iterate[PointsRecord](ctx, service.client, pointsListOperation, request, options)
}

var pointsRemoveExpiredOperation = &operation{api: "plugin.integral.MallIntegral.deleteSign", idempotency: "safe"}

// RemoveExpired calls plugin.integral.MallIntegral.deleteSign: Remove records of expired points.
//
// Removes records of expired points from the list. Unknown records and records of other customers count as removed. A record of points that
// have not expired is refused, and nothing is removed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *PointsService) RemoveExpired(ctx context.Context, request PointsRemoveExpiredRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, pointsRemoveExpiredOperation, request, options)
}
