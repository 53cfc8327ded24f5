import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your cart is still empty',
    children: 'What you choose waits here for you.',
    action: <Button variant="contained">All products</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
