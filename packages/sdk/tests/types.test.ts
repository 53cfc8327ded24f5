import { describe, expect, expectTypeOf, test } from 'vitest';
import { type AddressesListData, addressesList } from '../src/generated/operations/addresses.ts';
import {
  type CatalogProductData,
  type CatalogProductInput,
  type CatalogSearchInput,
  type CatalogSearchProductsData,
  type CatalogSearchShopsData,
  catalogProduct,
  catalogSearch,
} from '../src/generated/operations/catalog.ts';
import { checkoutPlaceOrder } from '../src/generated/operations/checkout.ts';
import {
  type AnyMallError,
  type CallOptions,
  call,
  type ErrorCode,
  errorCatalog,
  isMallError,
  type KeyedCallOptions,
  type Mall,
  type MallClient,
  type Schemas,
} from '../src/index.ts';

// Checked by tsc; only the catalogue test is run.
function calls(client: MallClient, mall: Mall) {
  expectTypeOf(call(client, catalogProduct, { pro_id: 1 })).resolves.toEqualTypeOf<CatalogProductData>();
  expectTypeOf(call(client, catalogProduct, { pro_id: 1, vipSource: undefined })).resolves.toEqualTypeOf<CatalogProductData>();
  expectTypeOf(call(client, addressesList)).resolves.toEqualTypeOf<AddressesListData>();
  expectTypeOf(mall.catalog.product).parameter(0).toEqualTypeOf<CatalogProductInput>();
  expectTypeOf(mall.catalog.product).parameter(1).toEqualTypeOf<CallOptions | undefined>();
  expectTypeOf(mall.checkout.placeOrder).parameter(1).toEqualTypeOf<KeyedCallOptions | undefined>();
  void call(client, checkoutPlaceOrder, { cart_id: [1], pay_type: 'wallet_pay' }, { idempotencyKey: 'order-no-1' });
  // @ts-expect-error the operation accepts no idempotency key
  void call(client, catalogProduct, { pro_id: 1 }, { idempotencyKey: 'product-1' });
  // @ts-expect-error the same for a method
  void mall.catalog.product({ pro_id: 1 }, { idempotencyKey: 'product-1' });
  // @ts-expect-error a required field is missing
  void call(client, catalogProduct, {});
  // @ts-expect-error the input is missing
  void call(client, catalogProduct);
  // @ts-expect-error a string is not an id
  void call(client, catalogProduct, { pro_id: '1' });
  void mall.checkout.settle({ product: [{ pid: 1001 }, { cid: 10011 }, { num: 1 }] });
  // @ts-expect-error a direct purchase is a list of objects with one key each
  void mall.checkout.settle({ product: [{ pid: 1001, cid: 10011, num: 1 }] });
  // @ts-expect-error the same in an order
  void mall.checkout.placeOrder({ product: [{ pid: 1001, cid: 10011, num: 1 }], pay_type: 'wallet_pay' });
  // @ts-expect-error requests accept known values only
  void mall.checkout.placeOrder({ cart_id: '1', pay_type: 'cash' });
  // @ts-expect-error no such field
  void mall.catalog.product({ pro_id: 1, colour: 'red' });
}

type Either = CatalogSearchProductsData | CatalogSearchShopsData;

/** Inputs whose `searchType` is not known to the compiler. */
interface Inputs {
  readonly searchType: 1 | 2;
  readonly input: CatalogSearchInput;
  readonly isOfShops: boolean;
}

function searches(client: MallClient, mall: Mall, { searchType, input, isOfShops }: Inputs) {
  const maybeShops = { keyword: 'milk', ...(isOfShops && { searchType: 2 as const }) };
  expectTypeOf(mall.catalog.search()).resolves.toEqualTypeOf<CatalogSearchProductsData>();
  expectTypeOf(mall.catalog.search({ keyword: 'milk' })).resolves.toEqualTypeOf<CatalogSearchProductsData>();
  expectTypeOf(mall.catalog.search({ searchType: 1, class_id: [11] })).resolves.toEqualTypeOf<CatalogSearchProductsData>();
  expectTypeOf(mall.catalog.search({ searchType: 2, keyword: 'milk' })).resolves.toEqualTypeOf<CatalogSearchShopsData>();
  expectTypeOf(mall.catalog.search({ searchType })).resolves.toEqualTypeOf<Either>();
  expectTypeOf(mall.catalog.search(maybeShops)).resolves.toEqualTypeOf<Either>();
  expectTypeOf(mall.catalog.search(input)).resolves.toEqualTypeOf<Either>();
  expectTypeOf(mall.favorites.list({ type: 1 })).resolves.toEqualTypeOf<{ list: Schemas['FavoriteProduct'][] }>();
  expectTypeOf(mall.favorites.list({ type: 2 })).resolves.toEqualTypeOf<{ list: Schemas['FavoriteShop'][] }>();
  expectTypeOf(mall.catalog.search).parameter(0).toEqualTypeOf<CatalogSearchInput | undefined>();

  expectTypeOf(call(client, catalogSearch)).resolves.toEqualTypeOf<CatalogSearchProductsData>();
  expectTypeOf(call(client, catalogSearch, { keyword: 'milk' })).resolves.toEqualTypeOf<CatalogSearchProductsData>();
  expectTypeOf(call(client, catalogSearch, { searchType: 2, class_id: [11] })).resolves.toEqualTypeOf<CatalogSearchShopsData>();
  expectTypeOf(call(client, catalogSearch, { searchType })).resolves.toEqualTypeOf<Either>();
  expectTypeOf(call(client, catalogSearch, maybeShops)).resolves.toEqualTypeOf<Either>();
  expectTypeOf(call(client, catalogSearch, input)).resolves.toEqualTypeOf<Either>();
  // @ts-expect-error no such field
  void mall.catalog.search({ words: 'milk' });
  // @ts-expect-error no such field
  void call(client, catalogSearch, { words: 'milk' });
  // @ts-expect-error no such value
  void call(client, catalogSearch, { searchType: 3 });
  // @ts-expect-error the field is required
  void mall.favorites.list({});
}

describe('types', () => {
  test('are those of decoded values', () => {
    expectTypeOf(calls).toBeFunction();
    expectTypeOf(searches).toBeFunction();
    expectTypeOf<Schemas['Product']['price']>().toEqualTypeOf<string>();
    expectTypeOf<Schemas['Product']['recycle']>().toEqualTypeOf<boolean>();
    expectTypeOf<Schemas['Product']['s_type']>().toEqualTypeOf<string[]>();
    expectTypeOf<Schemas['Product']['content'][number]['name']>().toEqualTypeOf<string>();
    expectTypeOf<99>().toExtend<Schemas['ProductStatus']>();
  });

  test('of errors are discriminated by name', () => {
    const tell = (error: AnyMallError) => {
      if (error.name === 'TimeoutError') expectTypeOf(error.maybeApplied).toEqualTypeOf<boolean>();
      if (error.name === 'ContractViolation') expectTypeOf(error.path).toEqualTypeOf<string>();
      return error.name;
    };
    expectTypeOf<'200'>().not.toEqualTypeOf<Extract<AnyMallError['code'], '200'>>();
    expectTypeOf(tell).returns.toExtend<string>();
    expectTypeOf(isMallError).guards.toEqualTypeOf<AnyMallError>();
  });

  test('match the values of the catalogue', () => {
    expectTypeOf<'50010'>().toExtend<ErrorCode>();
    expect(errorCatalog['203']).toEqual({
      name: 'session_invalid',
      class: 'session',
      action: 'signIn',
      retryable: false,
      key: 'sessionInvalid',
      emitted: true,
    });
  });
});
