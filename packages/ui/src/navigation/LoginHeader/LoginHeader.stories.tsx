import type { Meta, StoryObj } from '@storybook/react-vite';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { LoginHeader } from './LoginHeader.tsx';

const meta = {
  title: 'Navigation/LoginHeader',
  component: LoginHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Sylvane',
    homeHref: '#',
    app: (
      <UiLink look="quiet" href="#app">
        The app
      </UiLink>
    ),
  },
} satisfies Meta<typeof LoginHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HomeOnly: Story = { args: { menu: [1] } };
