import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { chooserIn, fieldOf, longTextOf, photo, radioOf, submitOf } from '../../testing/fields.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { AfterSalesForm, type Upload } from './AfterSalesForm.tsx';

const image = drawnImage('dropper', 'clay');

const meta = {
  title: 'Forms/AfterSalesForm',
  component: AfterSalesForm,
  args: {
    action: '/my/my/afterDetails',
    kinds: ['refund', 'return', 'exchange'],
    refundable: '656.00',
    reasons: ['It arrived broken', 'Something is missing', 'Not what I ordered'],
    hidden: { lineIds: '77,78' },
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof AfterSalesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Applies: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const [reason, more] = translateSample(globals)(['It arrived broken', 'at the neck.'] as const);
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
    const reason = translateSample(globals)('The shade differs.');
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
    const reason = translateSample(globals)('The shade differs.');
    await userEvent.type(longTextOf(canvasElement, 'reason'), reason);
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ type: 'exchange', reason, images: [] }, expect.anything()));
  },
};
export const ShowsEveryFault: Story = {
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
export const States: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 64 }}>
      <AfterSalesForm {...args} kinds={['refund']} />
      <AfterSalesForm
        {...args}
        defaultValues={{
          type: 'return',
          reason: translateSample(globals)('It is cracked.'),
          refundAmount: '12',
          images: [image, image, image],
        }}
        errors={{
          type: 'errors.afterSalesKind',
          refundAmount: 'errors.refundTooMuch',
          images: translateSample(globals)('One of the pictures is gone.'),
        }}
      />
      <AfterSalesForm {...args} defaultValues={{ type: 'exchange', reason: translateSample(globals)('The shade differs.') }} pending />
    </div>
  ),
};
