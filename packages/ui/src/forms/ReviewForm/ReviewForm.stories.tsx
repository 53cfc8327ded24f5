import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { asksBeforeLeaving, chooserIn, fieldOf, longTextOf, photo, radioOf, submitOf } from '../../testing/fields.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ReviewForm, type Upload } from './ReviewForm.tsx';

const image = drawnImage('dropper', 'clay', true);

const meta = {
  title: 'Forms/ReviewForm',
  component: ReviewForm,
  args: {
    action: '/my/my/evaluationing',
    product: { title: 'Bakuchiol Night Serum', spec: '30 ml', imageUrl: image },
    hidden: { lineId: '79', productId: '1025', skuId: '10251' },
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Publishes: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const comment = translateSample(globals)('Two drops are enough.');
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
    const comment = translateSample(globals)('Two drops are enough.');
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
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.leaving?.stay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.leaving?.leave).toHaveBeenCalledOnce();
  },
};
export const ShowsEveryFault: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true'));
    await expect(longTextOf(canvasElement, 'comment')).toBeInvalid();
    await expect(radioOf(canvasElement, 'stars', '1')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const States: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 64 }}>
      <ReviewForm
        {...args}
        defaultValues={{ stars: '4', comment: translateSample(globals)('Rich, and never sticky.'), images: [image, image], anonymous: '1' }}
        errors={{ comment: translateSample(globals)('Please mind your words.'), images: 'errors.reviewImages' }}
      />
      <ReviewForm {...args} product={translateSample(globals)({ title: 'Pebble Cleansing Bar' })} pending />
    </div>
  ),
};
