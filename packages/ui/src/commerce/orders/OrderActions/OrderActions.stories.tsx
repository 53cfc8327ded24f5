import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderActions } from './OrderActions.tsx';

const meta = {
  title: 'Commerce/OrderActions',
  component: OrderActions,
  args: {
    order: { state: 'shipped' },
    hrefs: { pay: '#pay', logistics: '#logistics', evaluate: '#evaluate', addEvaluation: '#add' },
    action: '#orders',
    hidden: { orderId: '7' },
    onAct: fn(),
  },
} satisfies Meta<typeof OrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <OrderActions {...args} order={{ state: 'unpaid' }} />
      <OrderActions {...args} order={{ state: 'paid' }} />
      <OrderActions {...args} order={{ state: 'paid' }} isReminded />
      <OrderActions {...args} order={{ state: 'shipped' }} pending="confirm" />
      <OrderActions {...args} order={{ state: 'received', review: 'open' }} size="medium" />
      <OrderActions {...args} order={{ state: 'reviewed' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [remind, reminded, confirm] = canvas.getAllByRole('button');
    await expect(remind).toBeEnabled();
    await expect(reminded).toBeDisabled();
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    const pages = ['#pay', '#logistics', '#evaluate', '#logistics', '#add'];
    await expect(canvas.getAllByRole('link').map((page) => page.getAttribute('href'))).toEqual(pages);
  },
};
export const NamesTheOrder: Story = {
  tags: ['!autodocs', '!dev'],
  args: { of: 'GM20261121093000' },
  play: async ({ canvas, args }) => {
    for (const control of [canvas.getByRole('link'), canvas.getByRole('button')]) {
      await expect(control).toHaveAccessibleName(`${control.textContent}: ${args.of}`);
    }
  },
};
export const ActsByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#logistics');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledTimes(2);
    await expect(args.onAct).toHaveBeenLastCalledWith('confirm');
  },
};
