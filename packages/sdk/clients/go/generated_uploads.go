// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// UploadsService has the operations of a domain: Pictures of customers.
type UploadsService struct{ client *Client }

var uploadsAddOperation = &operation{api: "mall.Product.uploadImgs", idempotency: "safe", files: map[string]fileLimits{"file": {5242880, []string{"image/jpeg", "image/png", "image/webp", "image/gif", "image/bmp"}}}}

// Add calls mall.Product.uploadImgs: Upload a picture.
//
// Uploads one picture and returns its URL, to be passed with a review, an after-sale, a profile or a shop application. The type is
// determined from the bytes, not from name or content type; other files are refused. The path is derived from the content. The picture is
// visible only to its owner, with the owner's session or with the signature in the query string of `url`, valid for an hour. Later requests
// accept the URL with or without the query string.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrPictureTypeRefused (code 322, KindBusiness), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *UploadsService) Add(ctx context.Context, request UploadsAddRequest, options ...CallOption) (*UploadsAddData, error) {
	return invoke[*UploadsAddData](ctx, service.client, uploadsAddOperation, request, options)
}
