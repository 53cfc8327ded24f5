# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The operations of all domains."""

from .._client import Client
from .operations.account import AccountOperations
from .operations.addresses import AddressesOperations
from .operations.after_sales import AfterSalesOperations
from .operations.auth import AuthOperations
from .operations.cart import CartOperations
from .operations.catalog import CatalogOperations
from .operations.checkout import CheckoutOperations
from .operations.content import ContentOperations
from .operations.coupons import CouponsOperations
from .operations.favorites import FavoritesOperations
from .operations.flash_sale import FlashSaleOperations
from .operations.home import HomeOperations
from .operations.invoices import InvoicesOperations
from .operations.membership import MembershipOperations
from .operations.messages import MessagesOperations
from .operations.orders import OrdersOperations
from .operations.payments import PaymentsOperations
from .operations.points import PointsOperations
from .operations.reviews import ReviewsOperations
from .operations.shell import ShellOperations
from .operations.shops import ShopsOperations
from .operations.uploads import UploadsOperations
from .operations.wallet import WalletOperations


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
