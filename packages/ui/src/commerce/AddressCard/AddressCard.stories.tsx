import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressCardSkeleton } from './AddressCardSkeleton.tsx';

const choose = fn();

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  subcomponents: { AddressCardSkeleton },
  args: {
    name: '林梅',
    mobile: '138****8000',
    region: '浙江省 杭州市 西湖区',
    detail: '龙井路 1 号',
    isDefault: true,
    actions: <UiLink href="#edit">编辑</UiLink>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToChoose: Story = {
  args: { radio: { name: 'address_id', value: '1', checked: false, onChange: choose } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(choose).toHaveBeenCalled();
  },
};
export const Loading: Story = { render: () => <AddressCardSkeleton /> };
