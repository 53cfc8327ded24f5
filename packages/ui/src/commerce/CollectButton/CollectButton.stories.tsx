import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CollectButton, type CollectButtonProps } from './CollectButton.tsx';

function Held(props: CollectButtonProps) {
  const [collected, setCollected] = useState(props.collected);
  return (
    <CollectButton
      {...props}
      collected={collected}
      onToggle={(next) => {
        setCollected(next);
        props.onToggle?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/CollectButton',
  component: CollectButton,
  render: (args) => <Held {...args} />,
  args: { collected: false, action: '#collect', hidden: { pid: '7' }, onToggle: fn() },
} satisfies Meta<typeof CollectButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};
export const Collected: Story = { args: { collected: true } };
