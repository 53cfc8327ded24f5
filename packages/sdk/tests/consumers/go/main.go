package main

import (
	"encoding/json"
	"errors"
	"log"
	"os"
)

func main() {
	mall := NewMall(os.Getenv("SERVER"))

	product, err := Call[CatalogProductEnvelope](mall, "mall.Product.index", CatalogProductRequest{ProID: 1001})
	check(err)

	keyword := "balm"
	found, err := Call[CatalogSearchEnvelope](mall, "mall.Index.search", CatalogSearchRequest{Keyword: &keyword, SType: []int64{1, 2}})
	check(err)

	account := "shopper01"
	login := AuthLoginRequest{Type: 3, Phone: &account, Password: "mall2026", ImgCode: "k7mp", VerificationCode: "c_token"}
	signedIn, err := Call[AuthLoginEnvelope](mall, "mall.Login.login", login)
	check(err)
	profile, err := Call[AccountProfileEnvelope](mall, "mall.User.personalResources", AccountProfileRequest{AccessID: &signedIn.Data.AccessID})
	check(err)

	_, err = Call[CatalogProductEnvelope](mall, "mall.Product.index", CatalogProductRequest{ProID: 0})
	var refusal *Refusal
	if !errors.As(err, &refusal) {
		log.Fatalf("The product 0 was not refused: %v", err)
	}

	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"product":  product.Data.Pro.Name,
		"price":    product.Data.Pro.Price,
		"first":    found.Data.List[0].ProductTitle,
		"total":    found.Data.Total,
		"customer": profile.Data.UserName,
		"refused":  []any{refusal.Status, refusal.Code},
	}))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
