import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { spoken } from '../../testing/spoken.ts';
import { BankCardForm } from './BankCardForm.tsx';

const meta = {
  title: 'Forms/BankCardForm',
  component: BankCardForm,
  args: { action: '/my/my/myBankCard', onNumber: fn(), onSubmit: fn() },
} satisfies Meta<typeof BankCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const words = spoken(globals)({ Cardholder: 'Lin Qing', Bank_name: 'China Merchants Bank', branch: 'West Lake branch, Hangzhou' });
    const number = fieldOf(canvasElement, 'Bank_card_number');
    await userEvent.type(fieldOf(canvasElement, 'Cardholder'), words.Cardholder);
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
    await userEvent.type(fieldOf(canvasElement, 'Bank_name'), words.Bank_name);
    await userEvent.type(fieldOf(canvasElement, 'branch'), words.branch);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...words, Bank_card_number: '6214777785010000', is_default: '1' }, expect.anything()),
    );
  },
};
/** The bank of the number is recognized; a card to change shows its masked number. */
export const Change: Story = {
  args: {
    defaultValues: { Cardholder: 'Lin Qing', branch: 'West Lake branch, Hangzhou', is_default: '1' },
    maskedNumber: '6214 **** **** 1234',
    recognisedBank: 'China Merchants Bank',
    errors: { Bank_card_number: 'You have this card already.' },
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'Bank_name')).toHaveValue(spoken(globals)('China Merchants Bank')));
    await expect(fieldOf(canvasElement, 'Bank_card_number')).toBeInvalid();
  },
};
