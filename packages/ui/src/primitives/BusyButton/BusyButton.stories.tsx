import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BusyButton } from './BusyButton.tsx';

const meta = {
  title: 'Primitives/BusyButton',
  component: BusyButton,
  ...sampleArgs((t) => ({
    children: t({ en: 'Add to cart', zh: '加入购物车', tn: '加入購物車', ko: '장바구니 담기' }),
    variant: 'contained',
    size: 'large',
    onClick: fn(),
  })),
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: String(args.children) })).toHaveAttribute('aria-busy', 'true');
  },
};
export const WithIcon: Story = {
  args: { startIcon: <Icon name="bag" /> },
};
export const BusyWithIcon: Story = { args: { startIcon: <Icon name="bag" />, pending: true } };

export const KeepsFocusLabelAndWidthWhileBusy: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Turning(args) {
    const [pending, setPending] = useState(false);
    return <BusyButton {...args} pending={pending} onClick={() => setPending(true)} />;
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const button = canvas.getByRole('button', { name: String(args.children) });
    // A typeface that arrives in between would change the width.
    await document.fonts.ready;
    const width = button.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(args.children);
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(
        inStoryLanguage(globals)({ en: 'Please wait', zh: '请稍候', tn: '請稍候', ko: '잠시만 기다려 주세요' }),
      ),
    );
  },
};

// Class names that pages give to elements of their own.
const Page = styled('div')({ '& .words, & .progress, & .label': { display: 'grid', position: 'sticky', paddingBlockEnd: '1rem' } });
export const CentersItsLabelInAnyPage: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <Page>
      <BusyButton {...args} />
    </Page>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const label = canvas.getByText(String(args.children), { ignore: 'button' });
    await expect(Math.abs(middleOf(label) - middleOf(button))).toBeLessThan(1);
  },
};
export const ReportsAClick: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const IgnoresClicksWhileBusy: Story = {
  ...Busy,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
