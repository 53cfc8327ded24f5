import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { chooserIn, fieldOf, longTextOf, photo, radioOf, submitOf } from '../../testing/fields.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { AfterSalesForm, type Upload } from './AfterSalesForm.tsx';
import { afterSalesRules } from './rules.ts';

const brokenOnArrival = { en: 'It arrived broken', zh: '收到时已破损', tn: '收到時已破損', ko: '파손되어 도착했어요' };
const shadeDiffers = { en: 'The shade differs.', zh: '色号不对。', tn: '色號不對。', ko: '색상이 달라요.' };

const cracked = { en: 'It is cracked.', zh: '瓶身裂了。', tn: '瓶身裂了。', ko: '병에 금이 갔어요.' };

const image = drawnImage('dropper', 'clay');

const meta = {
  title: 'Forms/AfterSalesForm',
  component: AfterSalesForm,
  ...sampleArgs((t) => ({
    action: '/my/my/afterDetails',
    kinds: ['refund', 'return', 'exchange'],
    refundable: '656.00',
    reasons: [
      t(brokenOnArrival),
      t({ en: 'Something is missing', zh: '少发漏发', tn: '少發漏發', ko: '빠진 상품이 있어요' }),
      t({ en: 'Not what I ordered', zh: '与订单不符', tn: '與訂單不符', ko: '주문한 상품과 달라요' }),
    ],
    hidden: { lineIds: '77,78' },
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
    onUnsaved: fn(),
  })),
} satisfies Meta<typeof AfterSalesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(
  afterSalesRules('656.00'),
  { type: 'return', refundAmount: '656.01', reason: '' },
  { defaultValues: { type: 'return', refundAmount: '656.01' } },
);
export const Applies: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const [reason, more] = [
      inStoryLanguage(globals)(brokenOnArrival),
      inStoryLanguage(globals)({ en: 'at the neck.', zh: '瓶口裂了。', tn: '瓶口裂了。', ko: '병 입구에 금이 갔어요.' }),
    ] as const;
    await userEvent.click(radioOf(canvasElement, 'type', 'return'));
    const amount = fieldOf(canvasElement, 'refundAmount');
    await expect(amount).toHaveValue('656.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '300');
    await userEvent.click(canvas.getByRole('button', { name: reason }));
    await expect(longTextOf(canvasElement, 'reason')).toHaveFocus();
    await userEvent.keyboard(more);
    await userEvent.upload(chooserIn(canvasElement), [photo('1.jpg'), photo('2.jpg')]);
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    submitOf(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          type: 'return',
          refundAmount: '300',
          reason: `${reason} ${more}`,
          images: [image, image],
        },
        expect.anything(),
      ),
    );
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
    await expect(fieldOf(canvasElement, 'lineIds')).toHaveValue('77,78');
  },
};
export const AsksNoAmountForAnExchange: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args, globals }) => {
    const reason = inStoryLanguage(globals)(shadeDiffers);
    radioOf(canvasElement, 'type', 'refund').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(fieldOf(canvasElement, 'refundAmount')).not.toBeVisible();
    await userEvent.type(longTextOf(canvasElement, 'reason'), reason);
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ type: 'exchange', reason, images: [] }, expect.anything()));
  },
};
export const ExchangeChosenBefore: Story = {
  tags: ['!autodocs', '!dev'],
  args: { kinds: ['exchange'] },
  play: async ({ canvasElement, args, globals }) => {
    await expect(canvasElement.querySelector('input[name="refundAmount"]')).toBeNull();
    await expect(canvasElement.querySelector('input[type="radio"]')).toBeNull();
    const reason = inStoryLanguage(globals)(shadeDiffers);
    await userEvent.type(longTextOf(canvasElement, 'reason'), reason);
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ type: 'exchange', reason, images: [] }, expect.anything()));
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    const amount = fieldOf(canvasElement, 'refundAmount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '656.01');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(longTextOf(canvasElement, 'reason')).toBeInvalid();
    await expect(amount).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** One kind alone needs no choice. */
export const RefundOnly: Story = { args: { kinds: ['refund'] } };
/** An exchange has no amount. */
export const Exchange: Story = sampleArgs((t) => ({ defaultValues: { type: 'exchange', reason: t(shadeDiffers) } }));
/** With text and photos, and as many photos as are allowed. */
export const Filled: Story = sampleArgs((t) => ({
  defaultValues: { type: 'return', reason: t(cracked), refundAmount: '328.00', images: [image, image, image] },
}));
/** An amount, and a photo that is no longer there. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { type: 'return', reason: t(cracked), refundAmount: '656.00', images: [image, image, image] },
    errors: {
      refundAmount: 'errors.refundTooMuch',
      images: t({
        en: 'One of the photos is gone. Please add it again.',
        zh: '有一张图片已失效，请重新上传。',
        tn: '有一張圖片已失效，請重新上傳。',
        ko: '사진 한 장을 찾을 수 없습니다. 다시 올려 주세요.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'refundAmount')).toBeInvalid(),
};
export const Pending: Story = sampleArgs((t) => ({ pending: true, defaultValues: { type: 'exchange', reason: t(shadeDiffers) } }));
export const FocusesInvalidImages: Story = {
  tags: ['!autodocs', '!dev'],
  args: { errors: { images: 'errors.proofSize' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(chooserIn(canvasElement)).toHaveFocus());
    await expect(chooserIn(canvasElement)).toBeInvalid();
  },
};
export const FocusesInvalidImagesOfWhichNoMoreCanBeAdded: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    errors: { images: 'errors.proofSize' },
    reasons: [],
    kinds: ['refund'],
    defaultValues: { images: [image, `${image}#2`, `${image}#3`] },
  },
  play: async ({ canvas }) => {
    const images = canvas.getByRole('group');
    await expect(images).toBeInvalid();
    await expect(images).toHaveAccessibleDescription();
    await waitFor(() => expect(within(images).getAllByRole('button')[0]).toHaveFocus());
  },
};
