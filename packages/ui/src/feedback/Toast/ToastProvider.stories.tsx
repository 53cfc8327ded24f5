import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { type InLanguage, inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const added = { en: 'Added to the cart', zh: '已加入购物车', tn: '已加入購物車', ko: '장바구니에 담았습니다' };

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

const showerFor = (t: InLanguage, duration?: number) => (
  <Shower {...(duration !== undefined && { duration })} message={t(added)}>
    {t({ en: 'Show a toast', zh: '显示提示', tn: '顯示提示', ko: '알림 보기' })}
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
  ...sampleArgs((t) => ({ children: showerFor(t) }), { docs: { source: { code } } }),
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const said = inStoryLanguage(globals)(added);
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
  ...sampleArgs((t) => ({ children: showerFor(t, 50) })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  },
};
