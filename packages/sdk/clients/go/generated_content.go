// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// ContentService has the operations of a domain: Pages about the mall.
type ContentService struct{ client *Client }

var contentShowOperation = &operation{api: "mall.User.aboutUs", idempotency: "safe"}

// Show calls mall.User.aboutUs: Show an information page.
//
// Text of an information page of the mall in the language of the request. An empty text means that the page has not been written yet.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ContentService) Show(ctx context.Context, request ContentShowRequest, options ...CallOption) (*AboutPage, error) {
	return invoke[*AboutPage](ctx, service.client, contentShowOperation, request, options)
}
