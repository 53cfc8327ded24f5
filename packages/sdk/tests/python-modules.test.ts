/** The Python package: its generated modules and its types. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishDocument } from '../scripts/emit/python/published.ts';
import { snake } from '../scripts/emit/python/text.ts';
import { generatePython } from '../scripts/generate.ts';
import { document, operations } from './support/contract.ts';
import { type RunningMock, startMock } from './support/mock.ts';
import { callFromPython, checkTypes, python, pythonFolder } from './support/python.ts';

let mock: RunningMock;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-'));
  mock = await startMock('--require-session');
}, 60_000);
afterAll(async () => {
  await mock?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the generated Python modules', () => {
  test('are up to date with the contract', async () => {
    for (const [path, text] of generatePython(document, publishDocument())) {
      const file = join(pythonFolder, 'src/mall/generated', path);
      expect(await readFile(file, 'utf8'), `run node scripts/generate.ts: ${path}`).toBe(text);
    }
  });

  test('have a method for every operation', async () => {
    const names = await callFromPython(
      mock.baseUrl,
      'result = [f"{d}.{m}" for d, o in vars(mall).items() if not d.startswith("_") for m in dir(o) if m[0] != "_" and m[:8] != "iterate_"]',
    );
    expect([...Object(names)].sort()).toEqual(operations.map(({ domain, method }) => `${snake(domain)}.${snake(method)}`).sort());
  });

  test('have the same methods as coroutines, with the same arguments', async () => {
    const program = `
import inspect

def methods(client):
    domains = {domain: operations for domain, operations in vars(client).items() if domain[0] != "_"}
    return {f"{domain}.{name}": getattr(it, name) for domain, it in domains.items() for name in dir(it) if name[0] != "_"}

blocking, asynchronous = methods(mall), methods(AsyncMall(os.environ["GATEWAY_URL"]))
same = [name for name, method in blocking.items() if inspect.signature(method).parameters == inspect.signature(asynchronous[name]).parameters]
coroutines = [name for name, method in asynchronous.items() if inspect.iscoroutinefunction(method) != (".iterate_" in name)]
result = [[*blocking], same, coroutines]`;
    const [blocking, same, coroutines] = [...Object(await callFromPython(mock.baseUrl, program))];
    expect([same, coroutines]).toEqual([blocking, blocking]);
  });

  test('compile', async () => {
    await python(['-c', 'import compileall, sys; sys.exit(not compileall.compile_dir("src", quiet=1))'], { PYTHONPYCACHEPREFIX: folder });
  });
});

describe('the types of the Python package', () => {
  test('pass the strict check of mypy', async () => {
    expect(await checkTypes(['src/mall', 'example.py'], join(folder, 'mypy'))).toContain('no issues found');
  }, 120_000);

  test('refuse missing and unknown arguments, values that an enumeration does not have, unknown fields of a response, and a missing await', async () => {
    const calls = [
      'mall.catalog.product()',
      'mall.orders.list(page=1)',
      'mall.auth.login(type=9, password="", imgCode="", verificationCode="")',
      'mall.catalog.product(pro_id=1)["prices"]',
      'AsyncMall("https://shop.example/api/").catalog.product(pro_id=1)["pro"]',
    ];
    const file = join(folder, 'wrong.py');
    await writeFile(file, ['from mall import AsyncMall, Mall', 'mall = Mall("https://shop.example/api/")', ...calls, ''].join('\n'));
    await expect(checkTypes([file], join(folder, 'mypy'))).rejects.toThrow('Found 5 errors');
  }, 120_000);

  test('accept a text or a Decimal as an amount, and refuse a float', async () => {
    const program = (amount: string) =>
      `from decimal import Decimal\nfrom mall import Mall\nMall("").wallet.withdraw(amoney=${amount}, withdrawStatus=2)\nMall("").checkout.place_order(cart_id=[1], pay_type="wallet_pay", total=${amount})\n`;
    const [right, wrong] = [join(folder, 'amounts.py'), join(folder, 'wrong_amounts.py')];
    await writeFile(right, program('Decimal("1.50")') + program('"1.50"'));
    await writeFile(wrong, program('1.5'));
    expect(await checkTypes([right], join(folder, 'mypy'))).toContain('no issues found');
    await expect(checkTypes([wrong], join(folder, 'mypy'))).rejects.toThrow('Found 2 errors');
  }, 120_000);

  test('refuse unknown names of errors, and accept the constants', async () => {
    const lines = [
      'from mall import MallError',
      'from mall.enums import ErrorCode, ErrorName',
      'def show(error: MallError) -> bool:',
      '    known = error.name == "unknown_shop" or error.name == ErrorName.UNKNOWN_PRODUCT or error.code == ErrorCode.UNKNOWN_PRODUCT',
    ];
    const [right, wrong] = [join(folder, 'names.py'), join(folder, 'wrong_names.py')];
    await writeFile(right, [...lines, '    return known', ''].join('\n'));
    await writeFile(
      wrong,
      [...lines, '    return known or error.name == "unknown_prodct" or error.name == ErrorName.UNKNOWN_PRODCT', ''].join('\n'),
    );
    expect(await checkTypes([right], join(folder, 'mypy'))).toContain('no issues found');
    await expect(checkTypes([wrong], join(folder, 'mypy'))).rejects.toThrow('Found 2 errors');
  }, 120_000);

  test('of a response are those of its kind, which a value in the request determines', async () => {
    const program = `
from typing import Iterator, List, Literal, Optional, Union
from mall import AsyncMall, Mall
from mall.enums import FavoritesListType
from mall.models import (
    CatalogSearchProductsData,
    CatalogSearchShopsData,
    FavoriteShop,
    FoundShop,
    ProductCard,
)

def search(mall: Mall, kind: Optional[Literal[1, 2]]) -> None:
    titles: List[str] = [found["product_title"] for found in mall.catalog.search(keyword="milk")["list"]]
    products: List[ProductCard] = mall.catalog.search(searchType=1)["list"]
    shops: List[FoundShop] = mall.catalog.search(searchType=2, pageSize=1)["list"]
    either: Union[CatalogSearchProductsData, CatalogSearchShopsData] = mall.catalog.search(searchType=kind)
    followed: List[FavoriteShop] = mall.favorites.list(type=FavoritesListType.SHOPS)["list"]
    all_products: Iterator[ProductCard] = mall.catalog.iterate_search(keyword="milk")
    all_shops: Iterator[FoundShop] = mall.catalog.iterate_search(searchType=2)

async def search_async(mall: AsyncMall) -> List[FoundShop]:
    titles: List[str] = [found["product_title"] async for found in mall.catalog.iterate_search(keyword="milk")]
    return (await mall.catalog.search(searchType=2))["list"]
`;
    const file = join(folder, 'variants.py');
    await writeFile(file, program);
    expect(await checkTypes([file], join(folder, 'mypy'))).toContain('no issues found');
  }, 120_000);

  test('are exported by mall.models and mall.enums, and fit the requests and responses', async () => {
    const file = join(folder, 'exports.py');
    const program = `
import ssl
from typing import List
from mall import AsyncMall, Mall
from mall.enums import CheckoutSettleVipSource, OrderStatus
from mall.models import AddressesListData, BankCard, Money, ProductPage

mall = Mall("https://shop.example/api/", language="zh-CN")

def price(page: ProductPage) -> Money:
    return page["pro"]["price"]

print(price(mall.catalog.product(pro_id=1001)), mall.orders.show(order_id=42)["status"] == OrderStatus.SHIPPED)
addresses: AddressesListData = mall.addresses.list()
cards: List[BankCard] = mall.wallet.cards()
with open("balm.png", "rb") as picture, Mall("https://shop.example/api/", proxy="", ssl_context=ssl.create_default_context()) as other:
    other.uploads.add(file=picture)["url"]
settled = mall.checkout.settle(cart_id=[501], vipSource=CheckoutSettleVipSource.MEMBER)
order = mall.checkout.place_order(cart_id=[501], pay_type="wallet_pay", total=settled["total"])
mall.payments.pay_from_wallet(order_list=order, type="wallet_pay", payment_money=order["total"])
mall.payments.qr_code(type="pc_alipay", total=order["total"], title=order["sNo"], order_list=order)

async def main(client: AsyncMall) -> None:
    async with AsyncMall("https://shop.example/api/") as other:
        cards: List[BankCard] = await other.wallet.cards()
    await client.close()
    print(price(await client.with_options(timeout=30).catalog.product(pro_id=1001)))
    print([line["sNo"] async for line in client.orders.iterate_list(order_type="send")])
`;
    await writeFile(file, program);
    expect(await checkTypes([file], join(folder, 'mypy'))).toContain('no issues found');
  }, 120_000);
});
