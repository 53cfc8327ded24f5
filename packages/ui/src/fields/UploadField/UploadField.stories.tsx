// @spec 5.16

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrameOf } from '../../testing/inFrame.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { type Upload, UploadField } from './UploadField.tsx';

const imagesLabel = { en: 'Photos of the product', zh: '商品图片', tn: '商品圖片', ko: '상품 사진' };

const image = drawnImage('bottle', 'sage', true);
const other = drawnImage('tube', 'plum', true);

const meta = {
  title: 'Fields/UploadField',
  component: UploadField,
  ...sampleArgs((t) => ({
    label: t({ en: 'ID card, front', zh: '身份证正面', tn: '身分證正面', ko: '신분증 앞면' }),
    name: 'images',
    onUpload: fn<Upload>(async () => ({ url: image })),
    onChange: fn(),
  })),
} satisfies Meta<typeof UploadField>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name = 'front.jpg', type = 'image/jpeg', size = 12) => new File([new Uint8Array(size)], name, { type });
const chooser = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose a picture by');
  return input;
};

export const Default: Story = {};
export const Required: Story = sampleArgs((t) => ({
  error: t({
    en: 'Add photos of both sides of the ID card.',
    zh: '请上传身份证正反两面。',
    tn: '請上傳身分證正反兩面。',
    ko: '신분증 앞면과 뒷면을 모두 올려 주세요.',
  }),
}));
export const Filled: Story = { args: { defaultValue: [image] } };
export const Sortable: Story = sampleArgs((t) => ({ max: 3, isSortable: true, label: t(imagesLabel), defaultValue: [image, other] }));
/** The play function chooses a file, which scrolls to the field: on the documentation page it does so in a frame of its own. */
const inOwnFrame = inFrameOf(500);
/** Waits until the field focuses the button that removes the image, and blurs it, so that the story shows no focus ring. */
async function blurRemove(remove: HTMLElement | undefined): Promise<void> {
  await waitFor(() => expect(remove).toHaveFocus());
  remove?.blur();
}

export const Uploading: Story = {
  parameters: inOwnFrame,
  args: {
    onUpload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), photo());
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
    await blurRemove(canvas.getByRole('button'));
  },
};
export const Failed: Story = {
  parameters: inOwnFrame,
  args: {
    onUpload: fn<Upload>(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), photo());
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    await blurRemove(canvas.getAllByRole('button').at(-1));
  },
};
export const SendsWhatIsChosen: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(chooser(canvasElement), photo());
    await expect(await canvas.findByRole('img')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([image]);
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue(image);
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(chooser(canvasElement)).toHaveFocus());
  },
};
export const ShowsHowFarItIs: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    onUpload: fn<Upload>((_file, { signal, onProgress }) => {
      onProgress(0.4);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(chooser(canvasElement), photo('licence.png', 'image/png'));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    // Canceling an upload is not an error.
    await waitFor(() => expect(chooser(canvasElement)).toHaveFocus());
    await expect(canvasElement.ownerDocument.querySelector('[aria-live=assertive]')).toBeEmptyDOMElement();
  },
};
/** Fails, then returns a refusal, then succeeds. */
let tries = 0;
const thirdTime = fn<Upload>(async () => {
  tries += 1;
  if (tries === 1) throw new Error('offline');
  return tries === 2 ? { fault: 'errors.phone' } : { url: image };
});

export const TriesAgain: Story = {
  tags: ['!autodocs', '!dev'],
  args: { onUpload: thirdTime },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(chooser(canvasElement), photo());
    const again = async () => (await canvas.findAllByRole('button'))[0] ?? document.body;
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    await userEvent.click(await again());
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    await userEvent.click(await again());
    await expect(await canvas.findByRole('img')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onUpload).toHaveBeenCalledTimes(3);
  },
};
export const RefusesWhatIsNoImageOrTooLarge: Story = {
  tags: ['!autodocs', '!dev'],
  args: { maxBytes: 1024 * 1024 },
  play: async ({ canvasElement, args }) => {
    for (const wrong of [photo('note.pdf', 'application/pdf'), photo('huge.png', 'image/png', 1024 * 1024 + 1)]) {
      await userEvent.upload(chooser(canvasElement), wrong, { applyAccept: false });
      await waitFor(() => expect(chooser(canvasElement)).toBeInvalid());
    }
    await expect(args.onUpload).not.toHaveBeenCalled();
    await userEvent.upload(chooser(canvasElement), photo());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([image]));
  },
};
export const TakesSeveral: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ max: 3, label: t(imagesLabel) })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), [photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg')]);
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3));
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
    // The file input, which had the focus, is removed with the last place.
    await waitFor(() => expect(canvas.getAllByRole('button')[2]).toHaveFocus());
  },
};
export const KeepsTheAcceptedOfSeveralFiles: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ max: 3, label: t(imagesLabel), kinds: ['image/jpeg', 'image/png'] })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), [photo('1.jpg'), photo('moving.gif', 'image/gif')], { applyAccept: false });
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
    await expect(canvas.getByText(/moving\.gif/, { selector: 'p' })).toBeVisible();
    await expect(chooser(canvasElement)).toBeInvalid();
  },
};

export const MovesImages: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ max: 3, isSortable: true, label: t(imagesLabel), defaultValue: [image, other] })),
  play: async ({ canvas, canvasElement, args }) => {
    const laterOfFirst = canvas.getAllByRole('button').find(({ id }) => id.endsWith('-later'));
    await expect(laterOfFirst).toBeEnabled();
    laterOfFirst?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([other, image]);
    const hidden = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    await expect(hidden.map(({ value }) => value)).toEqual([other, image]);
    // At the end of the list only moving back is possible: that button gets the focus.
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement?.id).toMatch(/-earlier$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([image, other]);
  },
};
