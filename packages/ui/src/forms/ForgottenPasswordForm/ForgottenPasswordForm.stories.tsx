import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnCaptcha } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, submitOf } from '../../testing/fields.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';
import { forgottenPasswordRules } from './rules.ts';

const meta = {
  title: 'Forms/ForgottenPasswordForm',
  component: ForgottenPasswordForm,
  args: {
    action: '/login/forgetPassword',
    captcha: { token: 'captcha-1', imageUrl: drawnCaptcha() },
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
    loginHref: '#login',
  },
} satisfies Meta<typeof ForgottenPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(forgottenPasswordRules, {
  type: 'phone',
  phone: '',
  verificationCode: '',
  captcha: '',
  password: '',
});
export const SetsANewPassword: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'phone'), '13900000027');
    await userEvent.click(buttonIn(canvasElement, 'captcha'));
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'captcha'), 'k7mp');
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '482913');
    await userEvent.type(fieldOf(canvasElement, 'password'), 'moon2027');
    await userEvent.type(fieldOf(canvasElement, 'repeatedPassword'), 'moon2026');
    await userEvent.click(submitOf(canvasElement));
    await expect(fieldOf(canvasElement, 'repeatedPassword')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(fieldOf(canvasElement, 'repeatedPassword'), '{Backspace}7{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '13900000027', verificationCode: '482913', password: 'moon2027', repeatedPassword: 'moon2027' }),
      expect.anything(),
    );
  },
};
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    errors: {
      verificationCode: t({
        en: 'The code has expired. Please request a new one.',
        zh: '验证码已过期，请重新获取。',
        tn: '驗證碼已過期，請重新取得。',
        ko: '인증번호가 만료되었습니다. 새로 요청해 주세요.',
      }),
    },
    defaultValues: { phone: '13900000027' },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'verificationCode')).toBeInvalid(),
};
export const Pending: Story = { args: { pending: true, defaultValues: { phone: '13900000027' } } };
