// @spec 2.124

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { AgreementDialog } from './AgreementDialog.tsx';

const meta = {
  title: 'Overlays/AgreementDialog',
  component: AgreementDialog,
  parameters: inFrame,
  args: {
    open: true,
    onClose: fn(),
    title: 'Terms for shops',
    children: (
      <>
        <p>You sell in your own name and answer for what you sell.</p>
        <h3>Goods</h3>
        <p>They are new, labelled, and allowed for sale.</p>
        <h3>Delivery</h3>
        <p>Orders leave within two days.</p>
      </>
    ),
  },
} satisfies Meta<typeof AgreementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const IsPutAwayByItsButtonAndByEscape: Story = {
  tags: ['!autodocs', '!dev'],
  args: { closeText: 'I have read it' },
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: translateSample(globals)('I have read it') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
