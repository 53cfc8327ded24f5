// Reads a product, searches, signs in, and shows a refusal.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"
)

func main() {
	// Ends all calls, with their retries, after 30 seconds.
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	mall := NewMall(setting("GATEWAY_URL", "http://localhost:4010/api/"))

	product, err := Call[CatalogProductEnvelope](ctx, mall, "mall.Product.index", CatalogProductRequest{ProID: 1001})
	check(err)
	fmt.Printf("%s: %s\n", product.Data.Pro.Name, product.Data.Pro.Price)

	keyword := "balm"
	found, err := Call[CatalogSearchEnvelope](ctx, mall, "mall.Index.search", CatalogSearchRequest{Keyword: &keyword, SType: []int64{1, 2}})
	check(err)
	fmt.Printf("%d found, first: %s\n", found.Data.Total, *found.Data.List[0].ProductTitle)

	// Sign in: get a captcha, then send its token and the characters in its picture. Type 3 is by
	// account name, which is the field Phone. quicktype writes CAPTCHA in capitals.
	captcha, err := Call[AuthCAPTCHAEnvelope](ctx, mall, "mall.Login.getCode", AuthCAPTCHARequest{})
	check(err)
	account := "shopper01"
	_, err = Call[AuthLoginEnvelope](ctx, mall, "mall.Login.login", AuthLoginRequest{
		Type:             3,
		Phone:            &account,
		Password:         "mall2026",
		ImgCode:          setting("CAPTCHA_ANSWER", "k7mp"),
		VerificationCode: captcha.Data.Code,
	})
	check(err)

	// The client has stored the session and sends it from now on.
	profile, err := Call[AccountProfileEnvelope](ctx, mall, "mall.User.personalResources", AccountProfileRequest{})
	check(err)
	fmt.Printf("Signed in as %s\n", profile.Data.UserName)

	_, err = Call[CatalogProductEnvelope](ctx, mall, "mall.Product.index", CatalogProductRequest{ProID: 0})
	var refusal *Refusal
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
