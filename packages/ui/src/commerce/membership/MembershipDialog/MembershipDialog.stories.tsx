// @spec 2.118 2.124 4.8 4.9 4.10 4.11 4.15 5.1 5.3 5.6

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyAgreement } from '../../../testing/agreement.tsx';
import { DrawnCode } from '../../../testing/DrawnCode.tsx';
import { inFrame } from '../../../testing/inFrame.ts';
import { storyPlans } from '../../../testing/membership.ts';
import { alipay, balance, weChatPay } from '../../../testing/names.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { MembershipDialog, type MembershipDialogProps } from './MembershipDialog.tsx';

/** Stores the choice like a page. */
function Stateful(props: MembershipDialogProps) {
  const [choice, setChoice] = useState(props.choice);
  const choose: MembershipDialogProps['onChoose'] = (next) => {
    setChoice(next);
    props.onChoose(next);
  };
  return <MembershipDialog {...props} choice={choice} onChoose={choose} />;
}

const meta = {
  title: 'Commerce/MembershipDialog',
  component: MembershipDialog,
  decorators: [opensAndCloses],
  render: (args) => <Stateful {...args} />,
  ...sampleArgs(
    (t, language) => ({
      open: true,
      onClose: fn(),
      plans: storyPlans(language),
      coupons: [
        { id: '41', name: t({ en: 'Ten yuan off a membership', zh: '会员立减 10 元', tn: '會員立減 10 元', ko: '멤버십 10위안 할인' }) },
      ],
      methods: [
        { id: 'wallet', label: t(balance) },
        { id: 'alipay', label: t(alipay) },
        { id: 'wechat', label: t(weChatPay) },
      ],
      choice: { plan: '2', coupon: '41', method: 'wallet' },
      onChoose: fn(),
      amounts: { total: '68.00', saved: '10.00', payable: '58.00' },
      balance: '320.00',
      hasPaymentPassword: true,
      agreement: storyAgreement(language),
      onPay: fn(),
      onPasswordMissing: fn(),
    }),
    inFrame,
  ),
} satisfies Meta<typeof MembershipDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const payButton = (dialog: Awaited<ReturnType<typeof opened>>) => dialog.getByRole('button', { name: /58\.00|25\.00/ });

export const Default: Story = {};
export const PaysFromTheBalance: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await opened();
    // Without the agreement: shows an error, and nothing is paid.
    await userEvent.click(payButton(dialog));
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(dialog.getByRole('alert')).toHaveTextContent(args.agreement.title);
    dialog.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    payButton(dialog).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenLastCalledWith({ plan: '2', coupon: '41', method: 'wallet' });
    // Another plan resets the coupon, because only the server can check whether it applies.
    await userEvent.click(dialog.getByRole('radio', { name: /1 year|一年|1년/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ plan: '3', coupon: '', method: 'wallet' });
  },
};
export const AsksForACodeAtOnce: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    const t = inStoryLanguage(globals);
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: t(alipay) }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'alipay' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.getByRole('radio', { name: t(alipay) })).toBeChecked();
    await userEvent.click(payButton(dialog));
    await expect(args.onPay).toHaveBeenLastCalledWith({ plan: '2', coupon: '41', method: 'alipay' });
    await userEvent.click(dialog.getByRole('radio', { name: t(weChatPay) }));
    await expect(args.onPay).toHaveBeenLastCalledWith({ plan: '2', coupon: '41', method: 'wechat' });
  },
};
export const PayingUntickedGoesBackToTheBalance: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: inStoryLanguage(globals)(alipay) }));
    await userEvent.click(payButton(dialog));
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(dialog.getByRole('alert')).toHaveTextContent(args.agreement.title);
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'wallet' }));
  },
};
export const NoPaymentPasswordThenTooLittle: Story = {
  tags: ['!autodocs', '!dev'],
  args: { hasPaymentPassword: false },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(payButton(dialog));
    await expect(args.onPasswordMissing).toHaveBeenCalledOnce();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const TooLittleBalance: Story = {
  tags: ['!autodocs', '!dev'],
  args: { balance: '12.00' },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(payButton(dialog));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const WaitsForACode: Story = {
  args: {
    choice: { plan: '1', coupon: '', method: 'alipay' },
    amounts: { total: '25.00', payable: '25.00' },
    qr: {
      code: <DrawnCode />,
      state: 'waiting',
      amount: '25.00',
      number: 'DJ20261121103000471',
      until: '2026-11-21T10:45:00+08:00',
      now: '2026-11-21T10:30:00+08:00',
      href: '#pay',
    },
  },
  play: async () => {
    await opened();
    const code = document.querySelector('[role=dialog] section section svg[aria-label=QR]');
    await waitFor(() => expect(code?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(code?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const ReadsTheTermsAndComesBack: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const name = args.agreement.title;
    const dialog = await opened();
    const reader = dialog
      .getAllByRole('button')
      .find((button) => button.textContent && button.closest('div')?.querySelector('[type=checkbox]'));
    if (!reader) throw new Error('no button that shows the terms');
    await userEvent.click(reader);
    const terms = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(terms).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await expect(reader).toHaveFocus();
    // The first Escape closes only the agreement; the next one closes the dialog.
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
