import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { type InLanguage, inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { type ToastOptions, ToastProvider, useToast } from './ToastProvider.tsx';

const added = { en: 'Added to the cart', zh: '已加入购物车', tn: '已加入購物車', ko: '장바구니에 담았습니다' };

const failed = { en: 'Not added: try again', zh: '加入失败，请重试', tn: '加入失敗，請重試', ko: '담지 못했습니다. 다시 시도해 주세요' };
const longMessage = {
  en: 'Only two of the five bottles could be added to your cart, because the others were sold while you were looking at the page.',
  zh: '您浏览页面期间，其余商品已被其他顾客买走，五瓶中只有两瓶成功加入购物车。',
  tn: '您瀏覽頁面期間，其餘商品已被其他顧客買走，五瓶中只有兩瓶成功加入購物車。',
  ko: '페이지를 보시는 동안 나머지가 판매되어 다섯 병 가운데 두 병만 장바구니에 담았습니다.',
};

interface ToastButtonProps {
  duration?: number;
  message: string;
  children: string;
}

function ToastButton({ duration, message, children }: ToastButtonProps) {
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => toast(message, { tone: 'success', ...(duration !== undefined && { duration }) })}>
      {children}
    </Button>
  );
}

/** Shows toasts at once, and long enough to look at them. */
function OpenToasts({ toasts }: { toasts: readonly (readonly [tone: NonNullable<ToastOptions['tone']>, message: string])[] }) {
  const toast = useToast();
  useEffect(() => {
    const closing = toasts.map(([tone, message]) => toast(message, { tone, duration: 600_000 }));
    return () => {
      for (const close of closing) close();
    };
  }, [toast, toasts]);
  return null;
}

const toastButtonFor = (t: InLanguage, duration?: number) => (
  <ToastButton {...(duration !== undefined && { duration })} message={t(added)}>
    {t({ en: 'Show a toast', zh: '显示提示', tn: '顯示提示', ko: '알림 보기' })}
  </ToastButton>
);

/** Returns the code of a button that shows toasts, in their provider. */
const codeOf = (...calls: readonly string[]) => `import { ToastProvider, useToast } from '@mall/ui';
import Button from '@mui/material/Button';

function AddToCart() {
  const toast = useToast();
  const onClick = () => {
${calls.map((call) => `    ${call};`).join('\n')}
  };
  return (
    <Button variant="outlined" onClick={onClick}>
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

const withCode = (...calls: readonly string[]) => ({ docs: { source: { code: codeOf(...calls) } } });

const meta = {
  title: 'Feedback/ToastProvider',
  component: ToastProvider,
  ...sampleArgs((t) => ({ children: toastButtonFor(t) }), {
    ...withCode("toast('Added to the cart', { tone: 'success' })"),
    hooks: ['useToast'],
  }),
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One of each tone; the latest is at the bottom. */
export const Tones: Story = {
  ...sampleArgs(
    (t) => ({
      children: (
        <OpenToasts
          toasts={[
            ['info', t({ en: 'Prices have changed', zh: '价格已更新', tn: '價格已更新', ko: '가격이 변경되었습니다' })],
            ['success', t(added)],
            ['error', t(failed)],
          ]}
        />
      ),
    }),
    {
      docs: {
        ...inFrame.docs,
        ...withCode(
          "toast('Prices have changed')",
          "toast('Added to the cart', { tone: 'success' })",
          "toast('Not added: try again', { tone: 'error' })",
        ).docs,
      },
    },
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const toasts = within(await canvas.findByRole('region'));
    await expect(toasts.getAllByRole('button')).toHaveLength(3);
    await expect(toasts.getByText(inStoryLanguage(globals)(failed))).toBeVisible();
    // An error interrupts screen readers.
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=assertive]')).toHaveTextContent(inStoryLanguage(globals)(failed)));
  },
};
/** A long message wraps within the width of a form. */
export const LongText: Story = {
  ...sampleArgs((t) => ({ children: <OpenToasts toasts={[['error', t(longMessage)]]} /> }), {
    docs: { ...inFrame.docs, ...withCode(`toast('${longMessage.en}', { tone: 'error' })`).docs },
  }),
  play: async ({ canvas, globals }) => {
    const toasts = within(await canvas.findByRole('region'));
    const message = toasts.getByText(inStoryLanguage(globals)(longMessage));
    await expect(message.getBoundingClientRect().width).toBeLessThanOrEqual(560);
  },
};
export const ClosesOnButtonClick: Story = {
  ...LongText,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(within(await canvas.findByRole('region')).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
export const ClosesAfterItsDuration: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ children: toastButtonFor(t, 50) })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  },
};
export const ReturnsTheFocus: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const ShowsAToastForFiveSeconds: Story = {
  tags: ['!autodocs', '!dev'],
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
