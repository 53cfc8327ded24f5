import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useAnnounce } from './Announcer.tsx';

function Speaker({ message, urgency }: { message: string; urgency: 'polite' | 'assertive' }) {
  const announce = useAnnounce();
  return (
    <Button variant="outlined" onClick={() => announce(message, urgency)}>
      Say it
    </Button>
  );
}

const meta = { title: 'Feedback/Announcer', component: Speaker, args: { message: 'Three products', urgency: 'polite' } } satisfies Meta<
  typeof Speaker
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(region?.textContent).toBe('Three products'));
    await userEvent.click(canvas.getByRole('button'));
    // The same words again are a change, so that they are read again.
    await waitFor(() => expect(region?.textContent).toBe('Three products\u00a0'));
  },
};
export const Assertive: Story = {
  args: { urgency: 'assertive', message: 'The session has ended' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=assertive]')).toHaveTextContent('The session has ended'));
  },
};
