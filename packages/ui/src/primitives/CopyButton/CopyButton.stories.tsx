import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  ...sampleArgs((t) => ({
    text: 'SF1029384756',
    label: t({ en: 'Copy tracking number', zh: '复制单号', tn: '複製單號', ko: '번호 복사' }),
  })),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mocks the clipboard, for which the browser requests a permission. */
const clipboard = (response: () => Promise<void>) => spyOn(navigator.clipboard, 'writeText').mockImplementation(response);

export const Default: Story = {};
/** After a press, for a moment. */
export const Copied: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    clipboard(async () => {});
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.click(button);
    button.blur();
    await waitFor(() => expect(button.nextElementSibling).toBeVisible());
  },
};
/** The browser refuses to copy: the text is to be copied by hand. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    clipboard(() => Promise.reject(new Error('not allowed')));
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.blur();
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite]')).not.toBeEmptyDOMElement());
  },
};
export const CopiesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    const write = clipboard(async () => {});
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(write).toHaveBeenLastCalledWith('SF1029384756');
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite]')).not.toBeEmptyDOMElement());
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledTimes(2);
  },
};
