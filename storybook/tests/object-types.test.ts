import { expect, it } from 'vitest';
import { readObjectTypes } from '../plugins/object-types.ts';

const { types, of } = readObjectTypes();

it('readObjectTypes returns the types that props name, each followed by those that it names', () => {
  expect(of.SkuPicker).toEqual(['SkuOption', 'Sku', 'SkuSelection']);
  expect(of.FilterPanel).toEqual(['FilterGroup', 'FilterOption', 'PriceRange', 'FilterValues']);
  expect(of.SiteHeader).toEqual(expect.arrayContaining(['HeaderHrefs', 'NavigationItem']));
  expect(of.Price).toBeUndefined();
});

it('readObjectTypes returns the members of an object type with their types, comments and whether they are required', () => {
  expect(types.Sku?.description).toBe('One stock-keeping unit: one value of each option.');
  expect(types.Sku?.members).toContainEqual({
    name: 'price',
    type: 'string',
    isRequired: true,
    description: 'Price, a decimal string.',
    names: [],
  });
  expect(types.Sku?.members.find(({ name }) => name === 'image')?.isRequired).toBe(false);
  expect(types.FilterGroup?.members.flatMap(({ names }) => names)).toContain('FilterOption');
});

it('readObjectTypes returns the members that a schema infers', () => {
  expect(types.AddressValues?.members).toContainEqual(expect.objectContaining({ name: 'fullName', type: 'string' }));
});

it('readObjectTypes returns the definition of a type without members', () => {
  expect(types.CouponBenefit?.definition).toBe(
    [
      "{ readonly kind: 'amountOff'; readonly amount: string }",
      "| { readonly kind: 'shareOff'; readonly tenths: string }",
      "| { readonly kind: 'freeDelivery' | 'gift' }",
    ].join('\n'),
  );
  expect(types.SortOrder?.definition).toBe("'default' | 'volume' | 'priceUp' | 'priceDown'");
  expect(types.FooterPage?.definition).toMatch(/^'ourStory' \| /);
});

it('readObjectTypes lists only types with members or a definition', () => {
  const listed = new Set(Object.values(of).flat());
  expect([...listed].filter((name) => types[name]?.members.length === 0 && types[name]?.definition === undefined)).toEqual([]);
});

it('every member of a type that props name has a description, except the groups of tokens', () => {
  const undescribed = Object.values(types).flatMap(({ name, members }) =>
    members.filter(({ description }) => description === '').map((member) => `${name}.${member.name}`),
  );
  expect(undescribed.filter((member) => !member.startsWith('MallTokens.'))).toEqual([]);
});
