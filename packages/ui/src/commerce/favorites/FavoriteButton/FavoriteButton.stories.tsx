import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { nightSerum } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = {
  title: 'Commerce/FavoriteButton',
  component: FavoriteButton,
  args: { favorite: false, action: '#favorite', hidden: { productId: '7' }, onToggle: fn() },
  decorators: [live('favorite', 'onToggle')],
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Favorite: Story = { args: { favorite: true } };
export const NamesTheProduct: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ of: t(nightSerum) })),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(`${button.textContent}: ${args.of}`);
  },
};
export const TogglesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};
