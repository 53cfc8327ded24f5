"""Reads a product, searches, signs in, and shows a refusal."""

import os

from mall import BusinessError, Mall

mall = Mall(os.environ.get("GATEWAY_URL", "http://localhost:4010/api/"), language="en")

product = mall.catalog.product(pro_id=1001)
print(f"{product['pro']['name']}: {product['pro']['price']}")

found = mall.catalog.search(keyword="balm", s_type=[1, 2])
first = found["list"][0]
# The list contains products or shops.
print(f"{found['total']} found, first: {first['product_title'] if 'product_title' in first else ''}")

# Sign in: get a captcha, then send its token and the characters in its picture. Type 3 is by account name, which is the field `phone`.
captcha = mall.auth.captcha()
answer = os.environ.get("CAPTCHA_ANSWER", "k7mp")
mall.auth.login(type=3, phone="shopper01", password="mall2026", imgCode=answer, verificationCode=captcha["code"])

# The client has stored the session and sends it from now on.
profile = mall.account.profile()
print(f"Signed in as {profile['user_name']}")

try:
    mall.catalog.product(pro_id=0)
except BusinessError as refusal:
    print(f"Refused: HTTP {refusal.status}, code {refusal.code}")
