// Reads a product, searches, signs in, and shows a refusal.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	"example.com/mall"
)

func main() {
	// Ends all calls, with their retries, after 30 seconds.
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	client, err := mall.New(setting("GATEWAY_URL", "http://localhost:4010/api/"), mall.WithLanguage("en"))
	check(err)

	product, err := client.Catalog.Product(ctx, mall.CatalogProductRequest{ProID: 1001})
	check(err)
	fmt.Printf("%s: %s\n", product.Pro.Name, product.Pro.Price)

	found, err := client.Catalog.Search(ctx, mall.CatalogSearchRequest{
		Keyword: "balm",
		SType:   []mall.CatalogSearchSType{mall.CatalogSearchSTypeNew, mall.CatalogSearchSTypeHot},
	})
	check(err)
	fmt.Printf("%d found, first: %s\n", found.Total, found.List[0].ProductTitle)

	// Sign in: get a captcha, then send its token and the characters in its picture.
	captcha, err := client.Auth.Captcha(ctx)
	check(err)
	_, err = client.Auth.Login(ctx, mall.AuthLoginRequest{
		Type:             mall.AuthLoginTypeAccount,
		Phone:            "shopper01", // the account name
		Password:         "mall2026",
		ImgCode:          setting("CAPTCHA_ANSWER", "k7mp"),
		VerificationCode: captcha.Code,
	})
	check(err)

	// The client has stored the session and sends it from now on.
	profile, err := client.Account.Profile(ctx)
	check(err)
	fmt.Printf("Signed in as %s\n", profile.UserName)

	_, err = client.Catalog.Product(ctx, mall.CatalogProductRequest{ProID: 0})
	var refusal *mall.Error
	if errors.As(err, &refusal) {
		fmt.Printf("Refused: HTTP %d, code %s\n", refusal.Status, refusal.Code)
	}
}

func setting(name, usual string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return usual
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
