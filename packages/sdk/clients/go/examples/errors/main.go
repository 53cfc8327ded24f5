// Shows how to handle each kind of failure.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"example.com/mall"
)

func main() {
	address := os.Getenv("GATEWAY_URL")
	if address == "" {
		address = "http://localhost:4010/api/"
	}
	client, err := mall.New(address, mall.WithLanguage("en"))
	if err != nil {
		log.Fatal(err)
	}
	_, err = client.Catalog.Product(context.Background(), mall.CatalogProductRequest{ProID: 0})
	fmt.Println(advice(err))
}

// advice returns what to tell the customer.
func advice(err error) string {
	var failure *mall.Error
	if !errors.As(err, &failure) {
		return "no error of the mall"
	}
	switch {
	case errors.Is(err, mall.KindSessionInvalid):
		return "sign in"
	case errors.Is(err, mall.ErrUnknownProduct):
		return "the product is no longer sold"
	case errors.Is(err, mall.KindRateLimited):
		return fmt.Sprintf("wait %s", failure.RetryAfter)
	case errors.Is(err, mall.KindNetwork):
		return "try again later: " + failure.RequestID
	}
	for _, field := range failure.Fields {
		return field.Message
	}
	return failure.ServerMessage
}
