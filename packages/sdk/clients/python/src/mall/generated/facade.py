# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The operations of all domains."""

from .._client import AsyncClient, Client
from .operations.account import AsyncAccountOperations, AccountOperations
from .operations.addresses import AsyncAddressesOperations, AddressesOperations
from .operations.after_sales import AsyncAfterSalesOperations, AfterSalesOperations
from .operations.auth import AsyncAuthOperations, AuthOperations
from .operations.cart import AsyncCartOperations, CartOperations
from .operations.catalog import AsyncCatalogOperations, CatalogOperations
from .operations.checkout import AsyncCheckoutOperations, CheckoutOperations
from .operations.content import AsyncContentOperations, ContentOperations
from .operations.coupons import AsyncCouponsOperations, CouponsOperations
from .operations.favorites import AsyncFavoritesOperations, FavoritesOperations
from .operations.flash_sale import AsyncFlashSaleOperations, FlashSaleOperations
from .operations.home import AsyncHomeOperations, HomeOperations
from .operations.invoices import AsyncInvoicesOperations, InvoicesOperations
from .operations.membership import AsyncMembershipOperations, MembershipOperations
from .operations.messages import AsyncMessagesOperations, MessagesOperations
from .operations.orders import AsyncOrdersOperations, OrdersOperations
from .operations.payments import AsyncPaymentsOperations, PaymentsOperations
from .operations.points import AsyncPointsOperations, PointsOperations
from .operations.reviews import AsyncReviewsOperations, ReviewsOperations
from .operations.shell import AsyncShellOperations, ShellOperations
from .operations.shops import AsyncShopsOperations, ShopsOperations
from .operations.uploads import AsyncUploadsOperations, UploadsOperations
from .operations.wallet import AsyncWalletOperations, WalletOperations


class Operations:
    """The operations of the mall, by domain."""

    def __init__(self, client: Client) -> None:
        self.account = AccountOperations(client)
        """The customer."""
        self.addresses = AddressesOperations(client)
        """Delivery addresses and regions."""
        self.after_sales = AfterSalesOperations(client)
        """Refunds, returns and exchanges."""
        self.auth = AuthOperations(client)
        """Captcha, signing in and out, legal texts."""
        self.cart = CartOperations(client)
        """The cart."""
        self.catalog = CatalogOperations(client)
        """Lists, search, products, recommendations."""
        self.checkout = CheckoutOperations(client)
        """Pricing and placing an order."""
        self.content = ContentOperations(client)
        """Pages about the mall."""
        self.coupons = CouponsOperations(client)
        """Coupons on offer and the customer's own."""
        self.favorites = FavoritesOperations(client)
        """The collection of products and shops."""
        self.flash_sale = FlashSaleOperations(client)
        """Slots and their products."""
        self.home = HomeOperations(client)
        """The home page and its blocks."""
        self.invoices = InvoicesOperations(client)
        """Invoice titles and invoices."""
        self.membership = MembershipOperations(client)
        """The membership and what it gives."""
        self.messages = MessagesOperations(client)
        """Messages to the customer."""
        self.orders = OrdersOperations(client)
        """Orders and what happens to them."""
        self.payments = PaymentsOperations(client)
        """Ways to pay and paying."""
        self.points = PointsOperations(client)
        """Points."""
        self.reviews = ReviewsOperations(client)
        """Reading and writing reviews."""
        self.shell = ShellOperations(client)
        """Header, footer, notices, languages, currencies."""
        self.shops = ShopsOperations(client)
        """Shops and applying for one."""
        self.uploads = UploadsOperations(client)
        """Pictures of customers."""
        self.wallet = WalletOperations(client)
        """Balance, recharge, withdrawal, bank cards."""


class AsyncOperations:
    """The operations of the mall as coroutines, by domain."""

    def __init__(self, client: AsyncClient) -> None:
        self.account = AsyncAccountOperations(client)
        """The customer."""
        self.addresses = AsyncAddressesOperations(client)
        """Delivery addresses and regions."""
        self.after_sales = AsyncAfterSalesOperations(client)
        """Refunds, returns and exchanges."""
        self.auth = AsyncAuthOperations(client)
        """Captcha, signing in and out, legal texts."""
        self.cart = AsyncCartOperations(client)
        """The cart."""
        self.catalog = AsyncCatalogOperations(client)
        """Lists, search, products, recommendations."""
        self.checkout = AsyncCheckoutOperations(client)
        """Pricing and placing an order."""
        self.content = AsyncContentOperations(client)
        """Pages about the mall."""
        self.coupons = AsyncCouponsOperations(client)
        """Coupons on offer and the customer's own."""
        self.favorites = AsyncFavoritesOperations(client)
        """The collection of products and shops."""
        self.flash_sale = AsyncFlashSaleOperations(client)
        """Slots and their products."""
        self.home = AsyncHomeOperations(client)
        """The home page and its blocks."""
        self.invoices = AsyncInvoicesOperations(client)
        """Invoice titles and invoices."""
        self.membership = AsyncMembershipOperations(client)
        """The membership and what it gives."""
        self.messages = AsyncMessagesOperations(client)
        """Messages to the customer."""
        self.orders = AsyncOrdersOperations(client)
        """Orders and what happens to them."""
        self.payments = AsyncPaymentsOperations(client)
        """Ways to pay and paying."""
        self.points = AsyncPointsOperations(client)
        """Points."""
        self.reviews = AsyncReviewsOperations(client)
        """Reading and writing reviews."""
        self.shell = AsyncShellOperations(client)
        """Header, footer, notices, languages, currencies."""
        self.shops = AsyncShopsOperations(client)
        """Shops and applying for one."""
        self.uploads = AsyncUploadsOperations(client)
        """Pictures of customers."""
        self.wallet = AsyncWalletOperations(client)
        """Balance, recharge, withdrawal, bank cards."""
