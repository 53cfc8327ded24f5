import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Inside the page’s margins.' },
} satisfies Meta<typeof Container>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
