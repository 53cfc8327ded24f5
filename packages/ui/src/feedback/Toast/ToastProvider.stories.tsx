import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { ToastProvider, useToast } from './ToastProvider.tsx';

interface ShowerProps {
  duration?: number;
  message: string;
  children: string;
}

function Shower({ duration, message, children }: ShowerProps) {
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => toast(message, { tone: 'success', ...(duration !== undefined && { duration }) })}>
      {children}
    </Button>
  );
}

const showerFor = (duration?: number) => (
  <Shower {...(duration !== undefined && { duration })} message="Added to the cart">
    Show a toast
  </Shower>
);

const code = `import { ToastProvider, useToast } from '@mall/ui';
import Button from '@mui/material/Button';

function AddToCart() {
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => toast('Added to the cart', { tone: 'success' })}>
      Show a toast
    </Button>
  );
}

export function App() {
  return (
    <ToastProvider>
      <AddToCart />
    </ToastProvider>
  );
}`;

const meta = {
  title: 'Feedback/ToastProvider',
  component: ToastProvider,
  parameters: { docs: { source: { code } } },
  args: { children: showerFor() },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const said = translateSample(globals)('Added to the cart');
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('section')).toHaveTextContent(said);
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(said));
    // Without a duration it stays for five seconds.
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 5000);
    timers.mockRestore();
  },
};
export const GoesByItself: Story = {
  tags: ['!autodocs', '!dev'],
  args: { children: showerFor(50) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  },
};
