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
    name: 'Mei Lin',
    mobile: '138****8000',
    region: 'Xihu, Hangzhou, Zhejiang',
    detail: '18 Lingyin Road, Tea Garden 2',
    isDefault: true,
    actions: <UiLink href="#edit">Edit</UiLink>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToChoose: Story = {
  args: { radio: { name: 'addressId', value: '1', checked: false, onChange: choose } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(choose).toHaveBeenCalled();
  },
};
export const Loading: Story = { render: () => <AddressCardSkeleton /> };
