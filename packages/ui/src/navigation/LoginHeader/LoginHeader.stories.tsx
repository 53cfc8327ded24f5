// @spec 2.56 2.87 2.89

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawnCode } from '../../testing/DrawnCode.tsx';
import { AppPopover } from '../AppPopover/AppPopover.tsx';
import { LoginHeader } from './LoginHeader.tsx';

const meta = {
  title: 'Navigation/LoginHeader',
  component: LoginHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Sylvane',
    homeHref: '#',
    app: <AppPopover qr={<DrawnCode />} explanation="Scan to carry the mall in your pocket." href="#app" />,
  },
} satisfies Meta<typeof LoginHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const HomeOnly: Story = {
  args: { menu: [1] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const AppOnly: Story = {
  args: { menu: [2] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
export const NameAlone: Story = {
  args: { menu: [] },
  play: async ({ canvas }) => expect(canvas.queryAllByRole('listitem')).toHaveLength(0),
};
