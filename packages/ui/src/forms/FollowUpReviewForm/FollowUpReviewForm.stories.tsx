import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { chooserIn, fieldOf, longTextOf, photo, submitOf } from '../../testing/fields.ts';
import { calmEssence } from '../../testing/names.ts';
import { refusedWords } from '../../testing/refusals.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { followUpReviewRules } from '../ReviewForm/rules.ts';
import { FollowUpReviewForm, type Upload } from './FollowUpReviewForm.tsx';

const stillCalm = { en: 'Still calm.', zh: '肌肤一直很安稳。', tn: '肌膚一直很安穩。', ko: '피부가 여전히 편안해요.' };

const image = drawnImage('bottle', 'sage');

const meta = {
  title: 'Forms/FollowUpReviewForm',
  component: FollowUpReviewForm,
  ...sampleArgs((t) => ({
    action: '/my/my/evaluationing',
    product: { title: t(calmEssence), spec: '100 ml', imageUrl: image },
    hidden: { lineId: '81', productId: '1001', skuId: '10011' },
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
    onUnsaved: fn(),
  })),
} satisfies Meta<typeof FollowUpReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while the field is wrong. */
export const EveryError: Story = everyError(followUpReviewRules, { comment: '' });
export const Publishes: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args, globals }) => {
    const comment = inStoryLanguage(globals)(stillCalm);
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(longTextOf(canvasElement, 'comment')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(comment);
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.upload(chooserIn(canvasElement), photo());
    await waitFor(() => expect(fieldOf(canvasElement, 'images')).toHaveValue(image));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ comment, images: [image] }, expect.anything()));
    await expect(fieldOf(canvasElement, 'isFollowUp')).toHaveValue('true');
  },
};
/** The text was refused; the photos are kept. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { comment: t(stillCalm), images: [image] },
    errors: { comment: t(refusedWords) },
  })),
  play: async ({ canvasElement }) => expect(longTextOf(canvasElement, 'comment')).toBeInvalid(),
};
export const Pending: Story = sampleArgs((t) => ({ pending: true, defaultValues: { comment: t(stillCalm), images: [image] } }));
