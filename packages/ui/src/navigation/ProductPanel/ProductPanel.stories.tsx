// @spec 2.76

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { storyProductLinks } from '../../testing/products.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ProductPanel, type ProductPanelProps } from './ProductPanel.tsx';

function Stateful(props: ProductPanelProps) {
  const [open, setOpen] = useState(props.open);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return <ProductPanel {...props} {...{ open, onOpenChange }} />;
}

const meta = {
  title: 'Navigation/ProductPanel',
  component: ProductPanel,
  ...sampleArgs(
    (t, language) => ({
      open: true,
      onOpenChange: fn(),
      onOpen: fn(),
      products: storyProductLinks(language),
      children: (
        <UiLink look="quiet" href="#all">
          {t({ en: 'All products', zh: '全部商品', tn: '全部商品', ko: '전체 상품' })}
        </UiLink>
      ),
    }),
    { layout: 'fullscreen' },
  ),
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 64, display: 'grid', placeContent: 'center', marginBlockEnd: 480 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof ProductPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OpensByKeyboardAndByMouse: Story = {
  tags: ['!autodocs', '!dev'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const arrow = canvas.getByRole('button');
    arrow.focus();
    await userEvent.keyboard('{Enter}');
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    // The entry and five products.
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(arrow).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(6));
    await userEvent.unhover(canvas.getAllByRole('link')[0] ?? arrow);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await userEvent.click(arrow);
    await expect(args.onOpen).toHaveBeenCalledTimes(3);
  },
};
export const OnItsWay: Story = {
  render: ({ products: _, ...args }) => <Stateful {...args} />,
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true'),
};
export const NothingThere: Story = { args: { products: [] } };
export const Failed: Story = {
  args: { failed: true },
};
export const TriesAgainAndTakesTheFocus: Story = {
  ...Failed,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};
