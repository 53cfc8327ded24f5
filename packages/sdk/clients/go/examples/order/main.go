// Signs in, fills the cart, places and pays an order, and asks for its refund.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"time"

	"example.com/mall"
)

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()

	// The client sends the session that signing in returns with each call. It also generates idempotency keys.
	client, err := mall.New(setting("GATEWAY_URL", "http://localhost:4010/api/"))
	check(err)
	captcha, err := client.Auth.Captcha(ctx)
	check(err)
	_, err = client.Auth.Login(ctx, mall.AuthLoginRequest{
		Type:             mall.AuthLoginTypeAccount,
		Phone:            "shopper01",
		Password:         "mall2026",
		ImgCode:          setting("CAPTCHA_ANSWER", "k7mp"),
		VerificationCode: captcha.Code,
	})
	check(err)

	found, err := client.Catalog.Search(ctx, mall.CatalogSearchRequest{Keyword: "milk"})
	check(err)
	product, err := client.Catalog.Product(ctx, mall.CatalogProductRequest{ProID: found.List[0].ID})
	check(err)
	sku := product.SkuBeanList[0]
	for _, other := range product.SkuBeanList {
		if sku.Count == 0 {
			sku = other
		}
	}
	fmt.Printf("%s, %s: %s\n", product.Pro.Name, sku.Name, sku.Price) // Cloud Cleansing Milk, Size: 150 ml: 128.00

	line, err := client.Cart.Add(ctx, mall.CartAddRequest{ProID: product.Pro.ProID, AttributeID: sku.Cid, Num: 2})
	check(err)
	cart, err := client.Cart.List(ctx)
	check(err)
	fmt.Printf("%d pieces for %s\n", cart.SelectedNum, cart.SelectedTotal) // 2 pieces for 256.00

	saved, err := client.Addresses.List(ctx)
	check(err)
	addresses := saved.Adds
	if len(addresses) == 0 {
		addresses, err = client.Addresses.Add(ctx, mall.AddressesAddRequest{
			UserName: "Lin Qing",
			Mobile:   "13800000001",
			Place:    []string{"浙江省", "杭州市", "西湖区"},
			Address:  "Lingyin Road 18",
		})
		check(err)
	}

	settled, err := client.Checkout.Settle(ctx, mall.CheckoutSettleRequest{CartID: []int{line.CartID}, AddressID: addresses[0].ID})
	check(err)
	// Amounts are decimal strings: compute with Cents.
	fmt.Printf("To pay: %s, delivery %s\n", settled.Total, settled.Freight) // To pay: 256.00, delivery 0.00

	// All attempts of this call have one key: the client repeats the request after a timeout.
	order, err := client.Checkout.PlaceOrder(ctx, mall.CheckoutPlaceOrderRequest{
		CartID:    []int{line.CartID},
		AddressID: addresses[0].ID,
		PayType:   mall.PaymentTypeWallet,
		Total:     settled.Total,
	})
	check(err)

	check(client.Payments.VerifyPassword(ctx, mall.PaymentsVerifyPasswordRequest{Password: "246810"}))
	check(client.Payments.PayFromWallet(ctx, mall.PaymentsPayFromWalletRequest{
		OrderList:    mall.PaymentsPayFromWalletOrderList{SNo: order.SNo, Total: order.Total, OrderID: order.OrderID},
		Type:         mall.PaymentsPayFromWalletTypeWallet,
		PaymentMoney: order.Total,
	}))

	paid, err := client.Orders.Show(ctx, mall.OrdersShowRequest{OrderID: order.OrderID})
	check(err)
	if paid.Status != mall.OrderStatusPaid {
		log.Fatalf("Order %s has status %d.", paid.SNo, paid.Status)
	}
	fmt.Printf("Order %s is paid.\n", paid.SNo) // Order GM20261121140500000042 is paid.

	refund, err := client.AfterSales.Apply(ctx, mall.AfterSalesApplyRequest{
		OrderDetailsID: []int{paid.List[0].ID},
		Type:           mall.AfterSaleKindSentRefundOnly,
		Explain:        "I ordered the wrong size.",
	})
	check(err)
	fmt.Printf("Refund of %s\n", refund.RefundAmount) // Refund of 256.00
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
