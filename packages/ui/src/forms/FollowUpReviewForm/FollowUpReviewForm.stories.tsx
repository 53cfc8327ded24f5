import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { chooserIn, fieldOf, longTextOf, photo, submitOf } from '../../testing/fields.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { FollowUpReviewForm, type Upload } from './FollowUpReviewForm.tsx';

const image = drawnImage('bottle', 'sage');

const meta = {
  title: 'Forms/FollowUpReviewForm',
  component: FollowUpReviewForm,
  args: {
    action: '/my/my/evaluationing',
    product: { title: 'Centella Calm Essence', spec: '100 ml', imageUrl: image },
    hidden: { lineId: '81', productId: '1001', skuId: '10011' },
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof FollowUpReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Publishes: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args, globals }) => {
    const comment = translateSample(globals)('Still calm.');
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
export const Pending: Story = { args: { pending: true, defaultValues: { comment: 'Still calm.', images: [image] } } };
