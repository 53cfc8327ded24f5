import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Home', href: '#' }, { label: 'Serums', href: '#serums' }, { label: 'Bakuchiol Night Serum' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
