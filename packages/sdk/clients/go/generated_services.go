// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

// Services are the operations by domain.
type Services struct {
	// Account: The customer.
	Account *AccountService

	// Addresses: Delivery addresses and regions.
	Addresses *AddressesService

	// AfterSales: Refunds, returns and exchanges.
	AfterSales *AfterSalesService

	// Auth: Captcha, signing in and out, legal texts.
	Auth *AuthService

	// Cart: The cart.
	Cart *CartService

	// Catalog: Lists, search, products, recommendations.
	Catalog *CatalogService

	// Checkout: Pricing and placing an order.
	Checkout *CheckoutService

	// Content: Pages about the mall.
	Content *ContentService

	// Coupons: Coupons on offer and the customer's own.
	Coupons *CouponsService

	// Favorites: The collection of products and shops.
	Favorites *FavoritesService

	// FlashSale: Slots and their products.
	FlashSale *FlashSaleService

	// Home: The home page and its blocks.
	Home *HomeService

	// Invoices: Invoice titles and invoices.
	Invoices *InvoicesService

	// Membership: The membership and what it gives.
	Membership *MembershipService

	// Messages: Messages to the customer.
	Messages *MessagesService

	// Orders: Orders and what happens to them.
	Orders *OrdersService

	// Payments: Ways to pay and paying.
	Payments *PaymentsService

	// Points: Points.
	Points *PointsService

	// Reviews: Reading and writing reviews.
	Reviews *ReviewsService

	// Shell: Header, footer, notices, languages, currencies.
	Shell *ShellService

	// Shops: Shops and applying for one.
	Shops *ShopsService

	// Uploads: Pictures of customers.
	Uploads *UploadsService

	// Wallet: Balance, recharge, withdrawal, bank cards.
	Wallet *WalletService
}

func newServices(client *Client) (services Services) {
	services.Account = &AccountService{client}
	services.Addresses = &AddressesService{client}
	services.AfterSales = &AfterSalesService{client}
	services.Auth = &AuthService{client}
	services.Cart = &CartService{client}
	services.Catalog = &CatalogService{client}
	services.Checkout = &CheckoutService{client}
	services.Content = &ContentService{client}
	services.Coupons = &CouponsService{client}
	services.Favorites = &FavoritesService{client}
	services.FlashSale = &FlashSaleService{client}
	services.Home = &HomeService{client}
	services.Invoices = &InvoicesService{client}
	services.Membership = &MembershipService{client}
	services.Messages = &MessagesService{client}
	services.Orders = &OrdersService{client}
	services.Payments = &PaymentsService{client}
	services.Points = &PointsService{client}
	services.Reviews = &ReviewsService{client}
	services.Shell = &ShellService{client}
	services.Shops = &ShopsService{client}
	services.Uploads = &UploadsService{client}
	services.Wallet = &WalletService{client}
	return services
}
