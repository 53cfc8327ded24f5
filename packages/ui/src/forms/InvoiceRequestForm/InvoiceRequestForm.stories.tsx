import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, radioOf, submitOf } from '../../testing/fields.ts';
import { meiLin, moonlightLabs, sylvaneFlagship } from '../../testing/names.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { InvoiceRequestForm } from './InvoiceRequestForm.tsx';
import { invoiceRequestRules } from './rules.ts';

const meta = {
  title: 'Forms/InvoiceRequestForm',
  component: InvoiceRequestForm,
  ...sampleArgs((t) => ({
    action: '/my/my/cutInvoice',
    order: { number: 'GM20261110093000000044', shopName: t(sylvaneFlagship), amount: '1246.00' },
    titles: [
      { id: 601, name: t(moonlightLabs), taxNumber: '91330106MA2CF0XY3K' },
      { id: 602, name: t(meiLin) },
    ],
    addTitleHref: '#add',
    onSubmit: fn(),
  })),
} satisfies Meta<typeof InvoiceRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while the field is wrong. */
export const EveryError: Story = everyError(invoiceRequestRules, { titleId: '601', email: '' });
export const Asks: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await expect(radioOf(canvasElement, 'titleId', '601')).toBeChecked();
    await userEvent.click(radioOf(canvasElement, 'titleId', '602'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('lin@sylvane');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(fieldOf(canvasElement, 'email')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('.test');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ titleId: '602', email: 'lin@sylvane.test' }, expect.anything()));
    await expect(fieldOf(canvasElement, 'sNo')).toHaveValue(args.order.number);
  },
};
/** Another title than the default one, and a known address. */
export const Filled: Story = { args: { defaultValues: { titleId: '602', email: 'lin@sylvane.test' } } };
/** Nothing to select yet: the link leads to where a title is added. */
export const WithoutATitle: Story = { args: { titles: [] } };
/** As after a press on the button without any title: the message says what to do first. */
export const WithoutATitleRefused: Story = {
  args: { titles: [], defaultValues: { email: 'lin@sylvane.test' }, errors: { titleId: 'errors.invoiceTitle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/./);
  },
};
export const RefusesToSubmitWithoutATitle: Story = {
  ...WithoutATitle,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'email'), 'lin@sylvane.test{Enter}');
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toBeInvalid());
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/./);
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RefusedByTheServer: Story = sampleArgs((t) => ({
  errors: {
    email: t({
      en: 'This address does not take mail.',
      zh: '该邮箱无法接收邮件。',
      tn: '此信箱無法接收郵件。',
      ko: '메일을 받을 수 없는 주소입니다.',
    }),
  },
  defaultValues: { email: 'lin@sylvane.test' },
}));
export const Pending: Story = { args: { pending: true, defaultValues: { email: 'lin@sylvane.test' } } };
