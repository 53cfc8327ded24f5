// @spec 2.70

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DrawnCode } from '../../testing/DrawnCode.tsx';
import { inFrameOf } from '../../testing/inFrame.ts';
import { scanForApp } from '../../testing/names.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { AppPopover } from './AppPopover.tsx';

const meta = {
  title: 'Navigation/AppPopover',
  component: AppPopover,
  ...sampleArgs((t) => ({ qr: <DrawnCode />, explanation: t(scanForApp), href: '#app' })),
  decorators: [(Story) => <div style={{ display: 'flow-root', minHeight: 340, paddingInlineStart: 160 }}>{Story()}</div>],
} satisfies Meta<typeof AppPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Open, without a code: the link alone. */
export const WithoutCode: Story = {
  ...sampleArgs(
    (t) => ({
      qr: undefined,
      explanation: t({
        en: 'The whole mall in your pocket.',
        zh: '把整座商城装进口袋。',
        tn: '把整座商城裝進口袋。',
        ko: '쇼핑몰을 주머니 속에 담아 보세요.',
      }),
    }),
    inFrameOf(400),
  ),
  play: async ({ canvas, args }) => {
    // A click would move the focus of the documentation page into its frame.
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(args.explanation)).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
  },
};
/** Open, with its code. */
export const Open: Story = {
  parameters: inFrameOf(400),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};
export const OpensByKeyboardMouseAndClick: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const explanation = () => canvas.getByText(args.explanation);
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(explanation()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(explanation()).not.toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    // After the mouse leaves, it closes with a delay.
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(explanation()).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
  },
};
