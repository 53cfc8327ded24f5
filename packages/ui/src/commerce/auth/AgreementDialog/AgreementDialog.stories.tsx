// @spec 2.124

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyAgreement } from '../../../testing/agreement.tsx';
import { inFrame } from '../../../testing/inFrame.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { reopen } from '../../../testing/reopen.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { AgreementDialog } from './AgreementDialog.tsx';

const meta = {
  title: 'Commerce/AgreementDialog',
  component: AgreementDialog,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t) => ({
      open: true,
      onClose: fn(),
      title: t({ en: 'Terms for shops', zh: '店铺入驻协议', tn: '店鋪入駐協議', ko: '입점 약관' }),
      children: (
        <>
          <p>
            {t({
              en: 'You sell in your own name and answer for what you sell.',
              zh: '您以自己的名义销售，并对所售商品负责。',
              tn: '您以自己的名義銷售，並對所售商品負責。',
              ko: '판매자는 자신의 이름으로 판매하고, 판매한 상품에 책임을 집니다.',
            })}
          </p>
          <h3>{t({ en: 'Goods', zh: '商品', tn: '商品', ko: '상품' })}</h3>
          <p>
            {t({
              en: 'They are new, labelled, and allowed for sale.',
              zh: '商品须为全新，标签齐全，且允许销售。',
              tn: '商品須為全新，標籤齊全，且允許銷售。',
              ko: '상품은 새것이어야 하고, 표시 사항을 갖추어야 하며, 판매가 허용된 것이어야 합니다.',
            })}
          </p>
          <h3>{t({ en: 'Delivery', zh: '配送', tn: '配送', ko: '배송' })}</h3>
          <p>
            {t({
              en: 'Orders leave within two days.',
              zh: '订单须在两天内发出。',
              tn: '訂單須在兩天內發出。',
              ko: '주문은 이틀 안에 발송합니다.',
            })}
          </p>
        </>
      ),
    }),
    inFrame,
  ),
} satisfies Meta<typeof AgreementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A whole agreement is longer than the window: it scrolls to its end, with the button. */
export const LongText: Story = {
  ...sampleArgs((_, language) => ({
    children: Array.from({ length: 12 }, (_part, part) => part).map((part) => (
      <Fragment key={part}>{storyAgreement(language).content}</Fragment>
    )),
  })),
};
export const IsPutAwayByItsButtonAndByEscape: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ closeText: t({ en: 'I have read it', zh: '我已阅读', tn: '我已閱讀', ko: '다 읽었습니다' }) })),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: String(args.closeText) }));
    await reopen();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const ScrollsToTheFocusedButton: Story = {
  ...LongText,
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const [close, agree] = within(dialog).getAllByRole('button');
    agree?.focus();
    await waitFor(() => expect(agree?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    close?.focus();
    await waitFor(() => expect(close?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
