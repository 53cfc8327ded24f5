import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { LinkProvider } from './LinkProvider.tsx';
import { UiLink } from './UiLink.tsx';

const meta = {
  title: 'Primitives/UiLink',
  component: UiLink,
  subcomponents: { LinkProvider },
  ...sampleArgs((t) => ({
    href: '#story',
    children: t({ en: 'Read the story', zh: '阅读这个故事', tn: '閱讀這個故事', ko: '이야기 읽기' }),
  })),
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
