import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eyebrow } from './Eyebrow.tsx';

const meta = { title: 'Primitives/Eyebrow', component: Eyebrow, args: { children: 'The evening shelf' } } satisfies Meta<typeof Eyebrow>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
