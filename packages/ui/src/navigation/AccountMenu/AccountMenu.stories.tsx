import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyAccountHrefs } from '../../testing/account.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  args: { hrefs: storyAccountHrefs, current: 'wallet', counts: { orders: 2, coupons: 128, messages: 3, afterSales: 0 } },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the menu is a disclosure labeled with the current page. */
export const Default: Story = {};
/** A shop without points and membership, on its first page. */
export const Fewer: Story = {
  args: { hrefs: { home: '#home', orders: '#orders', wallet: '#wallet', addresses: '#addresses', security: '#security' }, current: 'home' },
};
export const ListsItsPages: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary?.checkVisibility()) {
      await expect(canvas.queryAllByRole('link')).toHaveLength(0);
      await userEvent.click(summary);
    }
    const shown = canvas.getByRole('link', { current: 'page' });
    await expect(shown).toHaveAttribute('href', storyAccountHrefs.wallet);
    await expect(canvas.getAllByRole('link')).toHaveLength(Object.keys(storyAccountHrefs).length);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
