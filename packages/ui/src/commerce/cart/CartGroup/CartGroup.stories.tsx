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

export const Default: Story = {};
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
