import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { useAnnounce } from './Announcer.tsx';

interface SpeakerProps {
  message: string;
  urgency?: 'polite' | 'assertive';
  children: string;
}

function Speaker({ message, urgency, children }: SpeakerProps) {
  const announce = useAnnounce();
  return (
    <Button variant="outlined" onClick={() => announce(message, urgency)}>
      {children}
    </Button>
  );
}

const codeOf = (call: string) => `import { useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';

export function Example() {
  const announce = useAnnounce();
  return (
    <Button variant="outlined" onClick={() => ${call}}>
      Say it
    </Button>
  );
}`;

const meta = {
  title: 'Feedback/Announcer',
  component: Speaker,
  argTypes: {
    message: { description: 'Text to read, a whole sentence in the language of the page.' },
    urgency: { description: "`assertive` interrupts the current speech. @default 'polite'" },
    // The label of the button in the stories.
    children: { table: { disable: true } },
  },
  ...sampleArgs(
    (t) => ({
      message: t({ en: 'Three products', zh: '三件商品', tn: '三件商品', ko: '상품 3개' }),
      urgency: 'polite',
      children: t({ en: 'Say it', zh: '播报', tn: '播報', ko: '알리기' }),
    }),
    { exportedName: 'useAnnounce', docs: { source: { code: codeOf("announce('Three products')") } } },
  ),
} satisfies Meta<typeof Speaker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Assertive: Story = {
  ...sampleArgs(
    (t) => ({
      urgency: 'assertive',
      message: t({ en: 'The session has ended', zh: '登录已过期', tn: '登入已過期', ko: '로그인이 만료되었습니다' }),
    }),
    { docs: { source: { code: codeOf("announce('The session has ended', 'assertive')") } } },
  ),
};
export const AnnouncesAMessageTwice: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    const region = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(region?.textContent).toBe(args.message));
    await userEvent.click(canvas.getByRole('button'));
    // A repeated message changes the text, so that screen readers read it again.
    await waitFor(() => expect(region?.textContent).toBe(`${args.message}\u00a0`));
  },
};
export const AnnouncesAssertively: Story = {
  ...Assertive,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=assertive]')).toHaveTextContent(args.message));
  },
};
