"""Reads a product, searches, signs in, and shows a refusal."""

import os

import models
from client import Mall, MallError

mall = Mall(os.environ.get("GATEWAY_URL", "http://localhost:4010/api/"))

product = mall.call("mall.Product.index", models.CatalogProductRequest(pro_id=1001), models.catalog_product_envelope_from_dict)
print(f"{product.data.pro.name}: {product.data.pro.price}")

search = models.CatalogSearchRequest(keyword="balm", s_type=[1, 2])
found = mall.call("mall.Index.search", search, models.catalog_search_envelope_from_dict)
print(f"{found.data.total} found, first: {found.data.list[0].product_title}")

# Sign in: get a captcha, then send its token and the characters in its picture. quicktype writes CAPTCHA in capitals.
captcha = mall.call("mall.Login.getCode", models.AuthCAPTCHARequest(), models.auth_captcha_envelope_from_dict)
login = models.AuthLoginRequest(
    type=3,  # by account name, which is the field `phone`
    phone="shopper01",
    password="mall2026",
    img_code=os.environ.get("CAPTCHA_ANSWER", "k7mp"),
    verification_code=captcha.data.code,
)
signed_in = mall.call("mall.Login.login", login, models.auth_login_envelope_from_dict)

# Each request of a customer carries the session token.
session = models.AccountProfileRequest(access_id=signed_in.data.access_id)
profile = mall.call("mall.User.personalResources", session, models.account_profile_envelope_from_dict)
print(f"Signed in as {profile.data.user_name}")

try:
    mall.call("mall.Product.index", models.CatalogProductRequest(pro_id=0), models.catalog_product_envelope_from_dict)
except MallError as refusal:
    print(f"Refused: HTTP {refusal.status}, code {refusal.code}")
