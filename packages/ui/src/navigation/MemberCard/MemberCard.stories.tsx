// @spec 2.61

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrameOf } from '../../testing/inFrame.ts';
import { meiLin } from '../../testing/names.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { MemberCard } from './MemberCard.tsx';

const lastDay = { en: 'January 31, 2027', zh: '2027年1月31日', tn: '2027年1月31日', ko: '2027년 1월 31일' };

const meta = {
  title: 'Navigation/MemberCard',
  component: MemberCard,
  ...sampleArgs((t) => ({ name: t(meiLin), membershipHref: '#membership', onUnlock: fn() })),
  decorators: [(Story) => <div style={{ display: 'flow-root', minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Open, of a member with an avatar: the last day, and a button to renew. */
export const Member: Story = {
  ...sampleArgs((t) => ({ isMember: true, until: t(lastDay), imageUrl: drawnImage('jar', 'plum') }), inFrameOf(400)),
  play: async ({ canvas, args }) => {
    // A click would move the focus of the documentation page into its frame.
    await userEvent.hover(canvas.getByRole('button', { name: args.name }));
    const card = within(await canvas.findByRole('group'));
    await waitFor(() => expect(card.getByText(new RegExp(String(args.until)))).toBeVisible());
    await expect(card.getByRole('button')).toBeVisible();
  },
};
/** Open, of a customer who is no member. */
export const NotAMember: Story = {
  parameters: inFrameOf(400),
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('button', { name: args.name }));
    await waitFor(() => expect(canvas.getByRole('group')).toBeVisible());
    await expect(within(canvas.getByRole('group')).getByRole('button')).toBeVisible();
  },
};
export const OpensOnHoverAndClosesOnEscape: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({
    isMember: true,
    until: t(lastDay),
    imageUrl: drawnImage('jar', 'plum'),
  })),
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('button', { name: args.name });
    await userEvent.hover(name);
    await waitFor(() => expect(canvas.getByRole('group')).toBeVisible());
    // A click keeps the card open after the mouse leaves.
    await userEvent.click(name);
    await waitFor(() => expect(canvas.getByText(new RegExp(String(args.until)))).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(name).toHaveFocus();
    await userEvent.click(name);
  },
};
export const NoMemberAndNoOffer: Story = {
  tags: ['!autodocs', '!dev'],
  args: { membershipHref: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.name }));
    await expect(canvas.getByRole('group').querySelector('a, button')).toBeNull();
  },
};
export const UnlocksByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('button', { name: args.name });
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(name);
    await userEvent.click(canvas.getByRole('group').querySelector('button') ?? name);
    await expect(args.onUnlock).toHaveBeenCalledTimes(1);
    // Closed, with the focus on an element to which a dialog can return it.
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledTimes(2);
  },
};
