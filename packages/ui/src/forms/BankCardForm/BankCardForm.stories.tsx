import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { linQing, merchantsBank } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { BankCardForm } from './BankCardForm.tsx';
import { bankCardRules } from './rules.ts';

const westLakeBranch = { en: 'West Lake branch, Hangzhou', zh: '杭州西湖支行', tn: '杭州西湖支行', ko: '항저우 시후 지점' };

const meta = {
  title: 'Forms/BankCardForm',
  component: BankCardForm,
  args: { action: '/my/my/myBankCard', onNumber: fn(), onSubmit: fn() },
} satisfies Meta<typeof BankCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(bankCardRules, { cardholder: '', cardNumber: '', bankName: '', branch: '' });
/** The bank of the number is recognized; a card to change shows its masked number. */
export const Change: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { cardholder: t(linQing), branch: t(westLakeBranch), isDefault: '1' },
    maskedNumber: '6214 **** **** 1234',
    recognisedBank: t(merchantsBank),
  })),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'bankName')).toHaveValue(args.recognisedBank));
  },
};
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { cardholder: t(linQing), branch: t(westLakeBranch) },
    errors: {
      cardNumber: t({
        en: 'You have this card already.',
        zh: '您已添加过这张银行卡。',
        tn: '您已添加過這張銀行卡。',
        ko: '이미 등록된 카드입니다.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'cardNumber')).toBeInvalid(),
};
export const Pending: Story = sampleArgs((t) => ({
  pending: true,
  defaultValues: { cardholder: t(linQing), branch: t(westLakeBranch), isDefault: '1' },
  recognisedBank: t(merchantsBank),
  maskedNumber: '6214 **** **** 1234',
}));
export const FormatsTheNumberAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const words = {
      cardholder: inStoryLanguage(globals)(linQing),
      bankName: inStoryLanguage(globals)(merchantsBank),
      branch: inStoryLanguage(globals)(westLakeBranch),
    };
    const number = fieldOf(canvasElement, 'cardNumber');
    await userEvent.type(fieldOf(canvasElement, 'cardholder'), words.cardholder);
    await userEvent.type(number, '621485010000');
    await expect(number).toHaveValue('6214 8501 0000');
    await userEvent.tab();
    await expect(args.onNumber).not.toHaveBeenCalled();
    // After pasting in the middle the caret is behind the pasted text.
    await userEvent.click(number);
    number.setSelectionRange(4, 4);
    await userEvent.paste('77-77');
    await expect(number).toHaveValue('6214 7777 8501 0000');
    await expect(number.selectionStart).toBe(9);
    await userEvent.tab();
    await expect(args.onNumber).toHaveBeenCalledWith('6214777785010000');
    await userEvent.type(fieldOf(canvasElement, 'bankName'), words.bankName);
    await userEvent.type(fieldOf(canvasElement, 'branch'), words.branch);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...words, cardNumber: '6214777785010000', isDefault: '1' }, expect.anything()),
    );
  },
};
