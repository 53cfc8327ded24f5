// @spec 2.53

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { SideArea } from './SideArea.tsx';

const meta = {
  title: 'Navigation/SideArea',
  component: SideArea,
  parameters: { ...inFrame, layout: 'fullscreen' },
  args: { cartHref: '#cart', cartCount: 128, messagesHref: '#messages', unreadMessages: true, serviceHref: '#service' },
  decorators: [
    (Story) => (
      <>
        <main id="main" tabIndex={-1} style={{ height: '300vh' }} />
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof SideArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ScrollsToTheTop: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const main = canvasElement.querySelector('main');
    const up = () => canvas.queryByRole('button');
    await expect(up()).toBeNull();
    for (const press of [(button: HTMLElement) => userEvent.click(button), () => userEvent.keyboard('{Enter}')]) {
      window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' });
      await waitFor(() => expect(up()).toBeVisible());
      up()?.focus();
      await press(canvas.getByRole('button'));
      await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 });
      await waitFor(() => expect(up()).toBeNull());
      await expect(main).toHaveFocus();
    }
    // Hidden on a phone.
    const isWide = window.innerWidth >= 1200;
    await expect(canvas.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      isWide ? ['#cart', '#messages', '#service'] : [],
    );
  },
};
export const CartAlone: Story = { args: { cartCount: 0, messagesHref: '', serviceHref: '' } };
