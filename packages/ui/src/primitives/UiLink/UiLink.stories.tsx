import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider } from './LinkProvider.tsx';
import { UiLink } from './UiLink.tsx';

const meta = {
  title: 'Primitives/UiLink',
  component: UiLink,
  subcomponents: { LinkProvider },
  args: { href: '#story', children: 'Read the story' },
} satisfies Meta<typeof UiLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const ByTheRouter: Story = {
  decorators: [(Story) => <LinkProvider linkComponent={(props) => <a data-router="" {...props} />}>{Story()}</LinkProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#story');
  },
};
