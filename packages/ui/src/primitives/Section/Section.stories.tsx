import type { Meta, StoryObj } from '@storybook/react-vite';
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
