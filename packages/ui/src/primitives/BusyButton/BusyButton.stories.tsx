import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BusyButton } from './BusyButton.tsx';

const meta = {
  title: 'Primitives/BusyButton',
  component: BusyButton,
  args: { children: 'Add to cart', variant: 'contained', size: 'large', onClick: fn() },
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: translateSample(globals)('Add to cart') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const WithIcon: Story = {
  args: { startIcon: <Icon name="bag" /> },
};
export const BusyWithIcon: Story = { args: { startIcon: <Icon name="bag" />, busy: true } };

export const KeepsFocusLabelAndWidthWhileBusy: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Turning(args) {
    const [busy, setBusy] = useState(false);
    return <BusyButton {...args} busy={busy} onClick={() => setBusy(true)} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const button = canvas.getByRole('button', { name: translateSample(globals)('Add to cart') });
    const width = button.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(translateSample(globals)('Add to cart'));
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(translateSample(globals)('Please wait')),
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
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button');
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const label = canvas.getByText(translateSample(globals)('Add to cart'), { ignore: 'button' });
    await expect(Math.abs(middleOf(label) - middleOf(button))).toBeLessThan(1);
  },
};
