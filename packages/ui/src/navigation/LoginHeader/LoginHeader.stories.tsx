// @spec 2.56 2.87 2.89

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawnCode } from '../../testing/DrawnCode.tsx';
import { scanForApp, sylvane } from '../../testing/names.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { AppPopover } from '../AppPopover/AppPopover.tsx';
import { LoginHeader } from './LoginHeader.tsx';

const meta = {
  title: 'Navigation/LoginHeader',
  component: LoginHeader,
  ...sampleArgs(
    (t) => ({
      name: t(sylvane),
      homeHref: '#',
      app: <AppPopover qr={<DrawnCode />} explanation={t(scanForApp)} href="#app" />,
    }),
    { layout: 'fullscreen' },
  ),
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
