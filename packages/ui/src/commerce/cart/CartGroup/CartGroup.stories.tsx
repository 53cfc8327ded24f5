import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { calmEssence, nightSerum, repairCream, sylvaneFlagship } from '../../../testing/names.ts';
import { type InLanguage, type SampleText, sampleArgs } from '../../../testing/sampleTexts.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import { CartLineSkeleton } from '../CartLine/CartLineSkeleton.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { CartGroup } from './CartGroup.tsx';

const remove = (t: InLanguage, { en, zh, tn, ko }: SampleText) => (
  <Button variant="text" size="small" aria-label={t({ en: `Remove ${en}`, zh: `删除${zh}`, tn: `刪除${tn}`, ko: `${ko} 삭제` })}>
    {t({ en: 'Remove', zh: '删除', tn: '刪除', ko: '삭제' })}
  </Button>
);

const meta = {
  title: 'Commerce/CartGroup',
  component: CartGroup,
  ...sampleArgs((t) => ({
    shopName: t(sylvaneFlagship),
    shopHref: '#shop',
    tick: { checked: true, onChange: fn() },
    children: [
      <CartLine
        key="1"
        href="#1"
        title={t(nightSerum)}
        spec="30 ml"
        price="328.00"
        amount="656.00"
        imageUrl={drawnImage('dropper', 'clay', true)}
        tick={{ name: 'cartId', value: '1', checked: true }}
        quantity={<QuantityStepper value={2} max={9} name="num-1" onChange={fn()} />}
        actions={remove(t, nightSerum)}
      />,
      <CartLine
        key="2"
        href="#2"
        title={t(repairCream)}
        spec="100 ml"
        price="428.00"
        amount="428.00"
        state="soldOut"
        imageUrl={drawnImage('jar', 'sand')}
        tick={{ name: 'cartId', value: '2', checked: false }}
        quantity="× 1"
        actions={remove(t, repairCream)}
      />,
      <CartLine
        key="3"
        href="#3"
        title={t(calmEssence)}
        spec="50 ml"
        price="158.00"
        amount="474.00"
        shortOfStock={2}
        imageUrl={drawnImage('bottle', 'sage', true)}
        tick={{ name: 'cartId', value: '3', checked: true }}
        quantity={<QuantityStepper value={3} max={2} name="num-3" onChange={fn()} />}
        actions={remove(t, calmEssence)}
      />,
    ],
  })),
} satisfies Meta<typeof CartGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = `import { CartGroup, CartLine, QuantityStepper } from '@mall/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';

const lines = [
  { id: '1', title: 'Bakuchiol Night Serum', spec: '30 ml', price: '328.00', imageUrl: '/media/serum.jpg' },
  { id: '3', title: 'Centella Calm Essence', spec: '50 ml', price: '158.00', imageUrl: '/media/essence.jpg' },
];

export function Example() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({ 1: 2, 3: 3 });
  const select = (id: string, checked: boolean) =>
    setSelected(checked ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <CartGroup
      shopName="Sylvane Flagship"
      shopHref="/shop"
      tick={{
        checked: selected.length === lines.length,
        onChange: (checked) => setSelected(checked ? lines.map(({ id }) => id) : []),
      }}
    >
      {lines.map(({ id, ...line }) => (
        <CartLine
          key={id}
          href={\`/products/\${id}\`}
          {...line}
          tick={{ name: 'cartId', value: id, checked: selected.includes(id), onChange: (checked) => select(id, checked) }}
          quantity={
            <QuantityStepper
              name={\`num-\${id}\`}
              value={quantities[id] ?? 1}
              max={9}
              onChange={(value) => setQuantities({ ...quantities, [id]: value })}
            />
          }
          actions={
            <Button variant="text" size="small" aria-label={\`Remove \${line.title}\`}>
              Remove
            </Button>
          }
        />
      ))}
    </CartGroup>
  );
}`;

/** The lines of one shop: one of them sold out, one with less in stock than ordered. */
export const Default: Story = {
  parameters: { docs: { source: { code } } },
};
export const Ordered: Story = {
  ...sampleArgs((t) => ({
    children: (
      <CartLine
        href="#1"
        title={t(nightSerum)}
        spec="30 ml"
        price="328.00"
        amount="656.00"
        quantity="× 2"
        imageUrl={drawnImage('dropper', 'clay')}
      />
    ),
  })),
  render: ({ shopName, children }) => <CartGroup shopName={shopName}>{children}</CartGroup>,
};
export const Loading: Story = { args: { children: [<CartLineSkeleton key="1" />, <CartLineSkeleton key="2" />] } };
