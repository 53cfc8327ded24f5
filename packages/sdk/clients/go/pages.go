package mall

import (
	"context"
	"encoding/json"
)

// pages are the fields of an operation that returns a list by pages.
type pages struct {
	// page is the field of the request with the page number, from 1.
	page string
	// items is the field of the response with the items.
	items string
	// total is the field of the response with the number of all items; empty if there is none.
	total string
}

// iterate returns an iterator of the items of all pages, from that in the fields or the first. A range that ends early requests no further page.
func iterate[Item any](ctx context.Context, client *Client, operation *operation, fields any, options []CallOption) func(yield func(Item, error) bool) {
	return func(yield func(Item, error) bool) {
		var none Item
		request, err := objectOf(fields)
		if err != nil {
			yield(none, err)
			return
		}
		reader := pageReader{pages: *operation.pages, first: 1}
		if json.Unmarshal(request[reader.pages.page], &reader.first) != nil || reader.first < 1 {
			reader.first = 1
		}
		for page := reader.first; ; page++ {
			request[reader.pages.page], _ = json.Marshal(page)
			data, err := invoke[map[string]json.RawMessage](ctx, client, operation, request, options)
			if err != nil {
				yield(none, err)
				return
			}
			var items []Item
			if err := json.Unmarshal(data[reader.pages.items], &items); err != nil && len(data[reader.pages.items]) > 0 {
				yield(none, err)
				return
			}
			for _, item := range items {
				if !yield(item, nil) {
					return
				}
			}
			if reader.isLast(data, len(items)) {
				return
			}
		}
	}
}

// pageReader is the place in a list.
type pageReader struct {
	pages       pages
	first       int
	size, count int
}

// isLast reports whether there is no further page. Without a total, a page shorter than the first is the last.
func (reader *pageReader) isLast(data map[string]json.RawMessage, count int) bool {
	if reader.size == 0 {
		reader.size = count
	}
	reader.count += count
	var total int
	switch {
	case count == 0:
		return true
	case reader.pages.total != "" && json.Unmarshal(data[reader.pages.total], &total) == nil:
		// Pages before the first requested one have the same length.
		return (reader.first-1)*reader.size+reader.count >= total
	}
	return count < reader.size
}

// objectOf returns the fields of a request as JSON, by name.
func objectOf(fields any) (map[string]json.RawMessage, error) {
	content, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	object := map[string]json.RawMessage{}
	if err := json.Unmarshal(content, &object); err != nil {
		return nil, err
	}
	if object == nil {
		// The JSON null of an operation without fields.
		object = map[string]json.RawMessage{}
	}
	return object, nil
}
