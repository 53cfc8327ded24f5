import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { asksBeforeLeaving, chooserIn, fieldOf, longTextOf, photo, radioOf, submitOf } from '../../testing/fields.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { nightSerum } from '../../testing/names.ts';
import { refusedWords } from '../../testing/refusals.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { ReviewForm, type Upload } from './ReviewForm.tsx';
import { reviewRules } from './rules.ts';

const twoDrops = { en: 'Two drops are enough.', zh: '两滴就够了。', tn: '兩滴就夠了。', ko: '두 방울이면 충분해요.' };
const rich = {
  en: 'Rich, and never sticky.',
  zh: '很滋润，一点也不黏。',
  tn: '很滋潤，一點也不黏。',
  ko: '촉촉한데 끈적이지 않아요.',
};

const image = drawnImage('dropper', 'clay', true);

const meta = {
  title: 'Forms/ReviewForm',
  component: ReviewForm,
  ...sampleArgs((t) => ({
    action: '/my/my/evaluationing',
    product: { title: t(nightSerum), spec: '30 ml', imageUrl: image },
    hidden: { lineId: '79', productId: '1025', skuId: '10251' },
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
    onUnsaved: fn(),
  })),
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(reviewRules, { comment: '' });
/** Stars, text and photos before they are published. */
export const Filled: Story = sampleArgs((t) => ({
  defaultValues: { stars: '4', comment: t(rich), images: [image, image], anonymous: '1' },
}));
/** The text was refused; stars and photos are kept. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { stars: '4', comment: t(rich), images: [image, image], anonymous: '1' },
    errors: { comment: t(refusedWords) },
  })),
  play: async ({ canvasElement }) => expect(longTextOf(canvasElement, 'comment')).toBeInvalid(),
};
/** A product without options and image. */
export const Pending: Story = sampleArgs((t) => ({
  product: { title: t({ en: 'Pebble Cleansing Bar', zh: '卵石洁面皂', tn: '卵石潔面皂', ko: '페블 클렌징 바' }) },
  pending: true,
  defaultValues: { stars: '5', comment: t(twoDrops) },
}));
export const Publishes: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const comment = inStoryLanguage(globals)(twoDrops);
    radioOf(canvasElement, 'stars', '1').focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.type(longTextOf(canvasElement, 'comment'), comment);
    await userEvent.upload(chooserIn(canvasElement), photo());
    await waitFor(() => expect(canvas.getAllByRole('img').length).toBeGreaterThan(0));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(fieldOf(canvasElement, 'anonymous'));
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ stars: '4', comment, images: [image], anonymous: '1' }, expect.anything()),
    );
    await expect(fieldOf(canvasElement, 'isFollowUp')).toHaveValue('false');
  },
};
export const GuardsWhatIsWritten: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args, globals }) => {
    const comment = inStoryLanguage(globals)(twoDrops);
    await expect(asksBeforeLeaving()).toBe(false);
    const text = longTextOf(canvasElement, 'comment');
    await userEvent.type(text, comment);
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    await expect(asksBeforeLeaving()).toBe(true);
    await userEvent.clear(text);
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
    await userEvent.type(text, comment);
    await userEvent.click(radioOf(canvasElement, 'stars', '5'));
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(asksBeforeLeaving()).toBe(false);
  },
};
export const AsksBeforeItIsLeft: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: inFrame,
  args: { leaving: { leave: fn(), stay: fn() } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.leaving?.stay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.leaving?.leave).toHaveBeenCalledOnce();
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true'));
    await expect(longTextOf(canvasElement, 'comment')).toBeInvalid();
    await expect(radioOf(canvasElement, 'stars', '1')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
