// Prints the products of all pages of a search.
package main

import (
	"context"
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
	products := client.Catalog.IterateSearch(context.Background(), mall.CatalogSearchRequest{Keyword: "balm"})
	// Since Go 1.23: for product, err := range products { … }
	products(func(product mall.ProductCard, err error) bool {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%s: %s\n", product.ProductTitle, product.Price)
		return true
	})
}
