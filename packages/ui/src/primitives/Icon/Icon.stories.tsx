import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'leaf' } } satisfies Meta<typeof Icon>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
