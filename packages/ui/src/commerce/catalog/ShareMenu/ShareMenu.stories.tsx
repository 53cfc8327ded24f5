// @spec 2.98

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { nightSerum } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { ShareMenu } from './ShareMenu.tsx';

const meta = {
  title: 'Commerce/ShareMenu',
  component: ShareMenu,
  ...sampleArgs((t) => ({ url: '/homedetail/homedetail?id=7', title: t(nightSerum) })),
} satisfies Meta<typeof ShareMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mocks the device: whether it has a share sheet, and whether its clipboard accepts text. */
function device(sheet: ((data: ShareData) => Promise<void>) | undefined, clipboard: () => Promise<void>) {
  if (sheet) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  else Reflect.deleteProperty(navigator, 'share');
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(clipboard);
}

export const Default: Story = {};
export const ByTheDevice: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const sheet = fn(async () => {});
    device(sheet, async () => {});
    await userEvent.click(canvas.getByRole('button'));
    await expect(sheet).toHaveBeenCalledWith({ title: args.title, url: expect.stringContaining(args.url) });
    Reflect.deleteProperty(navigator, 'share');
  },
};
/** The browser allows neither: the link is to be copied by hand. */
export const ByHand: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    device(undefined, () => Promise.reject(new Error('not allowed')));
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.blur();
    await expect(await canvas.findByRole('textbox')).toHaveValue(new URL(args.url, window.location.href).href);
  },
};
export const CopiesTheLink: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const write = device(undefined, async () => {});
    await userEvent.click(canvas.getByRole('button'));
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^http.+\/homedetail\/homedetail\?id=7$/));
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite]')).not.toBeEmptyDOMElement());
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledTimes(2);
  },
};
