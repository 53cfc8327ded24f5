import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { calmEssence, nightSerum, repairCream, sylvaneFlagship } from '../../../testing/names.ts';
import { type InLanguage, inStoryLanguage, type SampleText, sampleArgs } from '../../../testing/sampleTexts.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import { CartLineSkeleton } from '../CartLine/CartLineSkeleton.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { CartGroup, type CartGroupProps } from './CartGroup.tsx';

interface Item {
  readonly id: string;
  readonly title: SampleText;
  readonly spec: string;
  /** Price of one piece in yuan. */
  readonly price: number;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly stock: number;
  readonly isSoldOut?: boolean;
}

const items: readonly Item[] = [
  { id: '1', title: nightSerum, spec: '30 ml', price: 328, imageUrl: drawnImage('dropper', 'clay', true), quantity: 2, stock: 9 },
  { id: '2', title: repairCream, spec: '100 ml', price: 428, imageUrl: drawnImage('jar', 'sand'), quantity: 1, stock: 0, isSoldOut: true },
  { id: '3', title: calmEssence, spec: '50 ml', price: 158, imageUrl: drawnImage('bottle', 'sage', true), quantity: 3, stock: 2 },
];

interface Selection {
  readonly selected: readonly string[];
  readonly quantities: Readonly<Record<string, number>>;
  readonly onSelect?: (id: string, checked: boolean) => void;
  readonly onQuantity?: (id: string, quantity: number) => void;
}

const everyLine = ['1', '3'];
const atFirst: Selection = { selected: everyLine, quantities: {} };

/** Returns the lines of one shop: one of them sold out, one with less in stock than ordered. */
const linesOf = (t: InLanguage, { selected, quantities, onSelect, onQuantity }: Selection) =>
  items.map(({ id, title, spec, price, imageUrl, stock, isSoldOut = false, ...item }) => {
    const quantity = quantities[id] ?? item.quantity;
    const name = t(title);
    return (
      <CartLine
        key={id}
        href={`#${id}`}
        title={name}
        spec={spec}
        price={price.toFixed(2)}
        amount={(price * quantity).toFixed(2)}
        imageUrl={imageUrl}
        {...(isSoldOut ? { state: 'soldOut' } : quantity > stock && { shortOfStock: stock })}
        selection={{ name: 'cartId', value: id, checked: selected.includes(id), onChange: (checked) => onSelect?.(id, checked) }}
        quantity={
          isSoldOut ? (
            `× ${quantity}`
          ) : (
            <QuantityStepper of={name} value={quantity} max={stock} name={`num-${id}`} onChange={(next) => onQuantity?.(id, next)} />
          )
        }
        actions={
          <Button
            variant="text"
            size="small"
            aria-label={t({ en: `Remove ${name}`, zh: `删除${name}`, tn: `刪除${name}`, ko: `${name} 삭제` })}
          >
            {t({ en: 'Remove', zh: '删除', tn: '刪除', ko: '삭제' })}
          </Button>
        }
      />
    );
  });

/** A cart that holds its selection and its quantities, as an application does. */
function StatefulCart({ t, selection, ...props }: CartGroupProps & { t: InLanguage }) {
  const [selected, setSelected] = useState(everyLine);
  const [quantities, setQuantities] = useState<Selection['quantities']>({});
  const selectAll = (checked: boolean) => {
    setSelected(checked ? everyLine : []);
    selection?.onChange(checked);
  };
  return (
    <CartGroup {...props} selection={{ checked: selected.length === everyLine.length, onChange: selectAll }}>
      {linesOf(t, {
        selected,
        quantities,
        onSelect: (id, checked) => setSelected(checked ? [...selected, id] : selected.filter((other) => other !== id)),
        onQuantity: (id, quantity) => setQuantities({ ...quantities, [id]: quantity }),
      })}
    </CartGroup>
  );
}

const select = fn();

const meta = {
  title: 'Commerce/CartGroup',
  component: CartGroup,
  ...sampleArgs((t) => ({
    shopName: t(sylvaneFlagship),
    shopHref: '#shop',
    selection: { checked: true, onChange: select },
    children: linesOf(t, atFirst),
  })),
} satisfies Meta<typeof CartGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = `import { CartGroup, CartLine, QuantityStepper } from '@mall/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';

// As the server calculates them: load the cart again after a change of a quantity.
const lines = [
  { id: '1', title: 'Bakuchiol Night Serum', spec: '30 ml', price: '328.00', amount: '656.00', imageUrl: '/media/serum.jpg' },
  { id: '3', title: 'Centella Calm Essence', spec: '50 ml', price: '158.00', amount: '474.00', imageUrl: '/media/essence.jpg' },
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
      selection={{
        checked: selected.length === lines.length,
        onChange: (checked) => setSelected(checked ? lines.map(({ id }) => id) : []),
      }}
    >
      {lines.map(({ id, ...line }) => (
        <CartLine
          key={id}
          href={\`/products/\${id}\`}
          {...line}
          selection={{ name: 'cartId', value: id, checked: selected.includes(id), onChange: (checked) => select(id, checked) }}
          quantity={
            <QuantityStepper
              of={line.title}
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
  render: (args, { globals }) => <StatefulCart {...args} t={inStoryLanguage(globals)} />,
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
export const SelectsEveryLine: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: new RegExp(args.shopName) });
    const [first, second] = canvas.getAllByRole('checkbox').filter((box) => box !== all && box.matches(':enabled'));
    await userEvent.click(all);
    await expect(select).toHaveBeenLastCalledWith(false);
    await expect(first).not.toBeChecked();
    await userEvent.click(first ?? document.body);
    await expect(all).not.toBeChecked();
    second?.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    const [, more] = canvas.getAllByRole('button');
    await userEvent.click(more ?? document.body);
    await expect(canvas.getByText('¥984.00')).toBeVisible();
  },
};
