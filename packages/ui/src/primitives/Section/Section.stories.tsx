import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UiLink } from '../UiLink/UiLink.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'From the still room',
    eyebrow: 'Notes',
    children: 'Rice bran, milled before sunrise.',
    action: <UiLink href="#all">See everything</UiLink>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { ground: 'sunken', tight: true } };
export const Untitled: Story = { args: { title: undefined, eyebrow: undefined, action: undefined, ground: 'sheet' } };
/** Far below the window it is not laid out; whoever comes there finds it whole. */
export const Deferred: Story = {
  args: { deferred: true },
  render: (args) => (
    <>
      <div style={{ height: '400vh' }} />
      <Section {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 2 });
    const isLaidOut = () => words.checkVisibility({ contentVisibilityAuto: true });
    await expect(isLaidOut()).toBe(false);
    words.scrollIntoView();
    await waitFor(() => expect(isLaidOut()).toBe(true));
  },
};
