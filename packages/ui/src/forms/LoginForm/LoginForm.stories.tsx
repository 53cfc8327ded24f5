// @spec 5.13

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { drawnCaptcha } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginRules } from './rules.ts';

const wrongCredentials = {
  en: 'The account or password is wrong.',
  zh: '账号或密码错误。',
  tn: '帳號或密碼錯誤。',
  ko: '아이디 또는 비밀번호가 맞지 않습니다.',
};

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  args: {
    action: '/login/login',
    captcha: { token: 'captcha-1', imageUrl: drawnCaptcha() },
    onRefreshCaptcha: fn(),
    onSubmit: fn(),
    dialCodes: ['86', '852', '886', '82'],
    forgotHref: '#forgot',
    registerHref: '#register',
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A returning customer: the account is known, the password is not. */
export const Filled: Story = {
  args: { defaultValues: { type: 'account', accountName: 'linmei88', staySignedIn: true } },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement, 'accountName')).toHaveValue('linmei88');
    await expect(fieldOf(canvasElement, 'password')).toHaveValue('');
  },
};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(loginRules, { type: 'phone', phone: '', password: '', captcha: '' });
export const SignsIn: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click([...canvasElement.querySelectorAll('button[type=button]')].at(-1) ?? document.body);
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'phone'), '13800138000');
    await userEvent.type(fieldOf(canvasElement, 'password'), 'evergreen');
    await userEvent.type(fieldOf(canvasElement, 'captcha'), 'k7f2');
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { type: 'phone', phone: '13800138000', dialCode: '86', password: 'evergreen', captcha: 'k7f2', captchaToken: 'captcha-1' },
      expect.anything(),
    );
  },
};
export const ByEmail: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    for (const name of ['phone', 'accountName']) await expect(fieldOf(canvasElement, name)).not.toBeVisible();
    await userEvent.type(fieldOf(canvasElement, 'email'), 'lin@sylvane.test');
    await userEvent.type(fieldOf(canvasElement, 'password'), 'evergreen');
    await userEvent.type(fieldOf(canvasElement, 'captcha'), 'k7f2');
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'email', email: 'lin@sylvane.test' }),
      expect.anything(),
    );
  },
};
export const ByKeyboardAlone: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(fieldOf(canvasElement, 'accountName')).toBeVisible();
    for (const name of ['phone', 'email']) await expect(fieldOf(canvasElement, name)).not.toBeVisible();
    fieldOf(canvasElement, 'accountName').focus();
    await userEvent.keyboard('linmei88');
    fieldOf(canvasElement, 'password').focus();
    await userEvent.keyboard('evergreen');
    fieldOf(canvasElement, 'captcha').focus();
    await userEvent.keyboard('k7f2{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'account', accountName: 'linmei88' }),
      expect.anything(),
    );
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(fieldOf(canvasElement, 'phone')).toHaveFocus();
    for (const name of ['phone', 'password', 'captcha']) await expect(fieldOf(canvasElement, name)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The password is wrong. The page says so above the form, for no single field is: the account keeps its value, the password is empty. */
export const RefusedByTheServer: Story = {
  args: { defaultValues: { type: 'account', accountName: 'linmei88' } },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 464 }}>
      <Notice tone="error">{inStoryLanguage(globals)(wrongCredentials)}</Notice>
      <LoginForm {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(inStoryLanguage(globals)(wrongCredentials));
    await expect(fieldOf(canvasElement, 'accountName')).toHaveValue('linmei88');
    await expect(fieldOf(canvasElement, 'password')).toHaveValue('');
  },
};
/** The characters of the picture were wrong: the error is at their field, beside a new picture. */
export const WrongCaptcha: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { type: 'account', accountName: 'linmei88' },
    errors: {
      captcha: t({
        en: 'The verification code is wrong. Please try the new one.',
        zh: '验证码错误，请输入新的验证码。',
        tn: '驗證碼錯誤，請輸入新的驗證碼。',
        ko: '보안 문자가 올바르지 않습니다. 새 문자를 입력해 주세요.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'captcha')).toBeInvalid(),
};
export const Pending: Story = { args: { pending: true, defaultValues: { type: 'account', accountName: 'linmei88' } } };
