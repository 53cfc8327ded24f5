import { expect, it } from 'vitest';
import { compileSamples } from './compile-samples.ts';

const productWithPrice = `import { SearchPanel } from '@mall/ui/commerce/SearchPanel';

<SearchPanel open onOpenChange={() => {}} history={[]} onForget={() => {}} onForgetAll={() => {}} suggestions={{
  words: [],
  products: [{ title: 'Serum', href: '/serum', price: '328.00' }],
}} />`;

it('compileSamples reports, by the name of the sample, what does not compile with the types of the package', () => {
  const faults = compileSamples([
    ['complete', 'import { Price } from \'@mall/ui\';\n\n<Price value="1.00" sx={{ margin: 1 }} />'],
    ['of an application', "import { Shelf } from './Shelf';\n\n<Shelf />"],
    ['member', productWithPrice],
    ['prop', "import { Price } from '@mall/ui';\n\n<Price value={1} />"],
    ['name', '<Price value="1.00" />'],
    ['syntax', "import { Price } from '@mall/ui';\n\n<Price value='1.00'>"],
  ]);
  expect(faults).toEqual(
    expect.arrayContaining([
      "member: Object literal may only specify known properties, and 'price' does not exist in type 'SearchProduct'.",
      "prop: Type 'number' is not assignable to type 'string'.",
      "name: Cannot find name 'Price'.",
      "syntax: JSX element 'Price' has no corresponding closing tag.",
    ]),
  );
  expect(faults.filter((fault) => /^(complete|of an application):/.test(fault))).toEqual([]);
}, 60_000);
