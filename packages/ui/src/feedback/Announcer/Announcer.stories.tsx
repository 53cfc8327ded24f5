import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { useAnnounce } from './Announcer.tsx';

interface SpeakerProps {
  message: string;
  urgency: 'polite' | 'assertive';
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
  parameters: { exportedName: 'useAnnounce', docs: { source: { code: codeOf("announce('Three products')") } } },
  args: { message: 'Three products', urgency: 'polite', children: 'Say it' },
} satisfies Meta<typeof Speaker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const said = translateSample(globals)('Three products');
    const region = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(region?.textContent).toBe(said));
    await userEvent.click(canvas.getByRole('button'));
    // A repeated message changes the text, so that screen readers read it again.
    await waitFor(() => expect(region?.textContent).toBe(`${said}\u00a0`));
  },
};
export const Assertive: Story = {
  parameters: { docs: { source: { code: codeOf("announce('The session has ended', 'assertive')") } } },
  args: { urgency: 'assertive', message: 'The session has ended' },
  play: async ({ canvas, canvasElement, globals }) => {
    const said = translateSample(globals)('The session has ended');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=assertive]')).toHaveTextContent(said));
  },
};
