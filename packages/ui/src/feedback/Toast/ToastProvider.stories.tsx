import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ToastProvider, useToast } from './ToastProvider.tsx';

function Shower({ duration }: { duration: number }) {
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => toast('Added to the cart', { tone: 'success', duration })}>
      Show a toast
    </Button>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Shower duration={2000} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await expect(canvasElement.querySelector('section')).toHaveTextContent('Added to the cart');
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('Added to the cart'));
  },
};
export const GoesByItself: Story = {
  args: { children: <Shower duration={50} /> },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  },
};
