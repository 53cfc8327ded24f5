import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, submitOf } from '../../testing/fields.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ChangePhoneForm } from './ChangePhoneForm.tsx';
import { changePhoneRules } from './rules.ts';

const meta = {
  title: 'Forms/ChangePhoneForm',
  component: ChangePhoneForm,
  args: { action: '/my/my/security', authenticationToken: 'proof', onSendCode: fn(), onSubmit: fn() },
} satisfies Meta<typeof ChangePhoneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(changePhoneRules, { newPhone: '', verificationCode: '' });
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    dialCodes: ['86', '82', '886'],
    defaultValues: { newPhone: '13900000009', dialCode: '82' },
    errors: {
      newPhone: t({
        en: 'This phone belongs to another account.',
        zh: '该手机号码已绑定其他账号。',
        tn: '該手機號碼已綁定其他帳號。',
        ko: '다른 계정에 등록된 번호입니다.',
      }),
    },
  })),
  play: async ({ canvas, canvasElement }) => {
    await expect(fieldOf(canvasElement, 'newPhone')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveValue('82');
  },
};
export const Pending: Story = { args: { pending: true, defaultValues: { newPhone: '13900000009' } } };
export const SendsACodeAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await waitFor(() => expect(fieldOf(canvasElement, 'newPhone')).toBeInvalid());
    await expect(args.onSendCode).not.toHaveBeenCalled();
    fieldOf(canvasElement, 'newPhone').focus();
    await userEvent.paste(' 13900000009 ');
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledWith({ newPhone: '13900000009', dialCode: '86' });
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '705166');
    await userEvent.click(submitOf(canvasElement));
    const values = { newPhone: '13900000009', dialCode: '86', verificationCode: '705166', authenticationToken: 'proof' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
