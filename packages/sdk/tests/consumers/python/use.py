import json
import os

import models
from client import Mall, MallError

mall = Mall(os.environ["SERVER"])

product = mall.call("mall.Product.index", models.CatalogProductRequest(pro_id=1001), models.catalog_product_envelope_from_dict)
found = mall.call("mall.Index.search", models.CatalogSearchRequest(keyword="balm", s_type=[1, 2]), models.catalog_search_envelope_from_dict)

captcha = mall.call("mall.Login.getCode", models.AuthCAPTCHARequest(), models.auth_captcha_envelope_from_dict)
login = models.AuthLoginRequest(
    type=3, phone="shopper01", password="mall2026", img_code="k7mp", verification_code=captcha.data.code
)
signed_in = mall.call("mall.Login.login", login, models.auth_login_envelope_from_dict)
session = models.AccountProfileRequest(access_id=signed_in.data.access_id)
profile = mall.call("mall.User.personalResources", session, models.account_profile_envelope_from_dict)

try:
    mall.call("mall.Product.index", models.CatalogProductRequest(pro_id=0), models.catalog_product_envelope_from_dict)
    refused = None
except MallError as refusal:
    refused = [refusal.status, refusal.code]

print(
    json.dumps(
        {
            "product": product.data.pro.name,
            "price": product.data.pro.price,
            "first": found.data.list[0].product_title,
            "total": found.data.total,
            "customer": profile.data.user_name,
            "refused": refused,
        }
    )
)
