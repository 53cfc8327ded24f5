package mall

import (
	"context"
	"encoding/json"
)

// RawCall calls an operation by its name, for an operation or a field that this version does not have. It returns data as the server sent it.
// Fields are anything that encodes to a JSON object; nil for none. It is retried only with an idempotency key, and stores no issued token.
func (client *Client) RawCall(ctx context.Context, api string, fields any, options ...CallOption) (json.RawMessage, error) {
	if api == "" {
		return nil, &Error{Kind: KindInvalidRequest, text: `RawCall was not sent: the name of the operation is empty, expected one such as "mall.Product.index"`}
	}
	return invoke[json.RawMessage](ctx, client, &operation{api: api, idempotency: "no"}, fields, options)
}
