import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnCaptcha } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, submitOf } from '../../testing/fields.ts';
import { wrongCode } from '../../testing/refusals.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { CodeLoginForm } from './CodeLoginForm.tsx';
import { codeLoginRules } from './rules.ts';

const tooManyCodes = {
  en: 'Too many codes were requested. Please try again tomorrow.',
  zh: '获取验证码过于频繁，请明天再试。',
  tn: '獲取驗證碼過於頻繁，請明天再試。',
  ko: '인증번호 요청이 너무 많습니다. 내일 다시 시도해 주세요.',
};

const meta = {
  title: 'Forms/CodeLoginForm',
  component: CodeLoginForm,
  args: {
    action: '/login/login',
    captcha: { token: 'captcha-1', imageUrl: drawnCaptcha() },
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
    dialCodes: ['86', '852', '886', '82'],
    registerHref: '#register',
  },
} satisfies Meta<typeof CodeLoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(codeLoginRules, { type: 'phone', phone: '', verificationCode: '', captcha: '' });
export const SendsACodeAndSignsIn: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    // Without a phone no code is sent.
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await expect(fieldOf(canvasElement, 'phone')).toBeInvalid();
    await userEvent.type(fieldOf(canvasElement, 'phone'), '13800138000');
    await userEvent.click(buttonIn(canvasElement, 'captcha'));
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
    // Nor without the captcha, which is required before the code.
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await expect(fieldOf(canvasElement, 'captcha')).toHaveFocus();
    const order = fieldOf(canvasElement, 'captcha').compareDocumentPosition(fieldOf(canvasElement, 'verificationCode'));
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.keyboard('k7f2');
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledWith({
      type: 'phone',
      phone: '13800138000',
      dialCode: '86',
      captcha: 'k7f2',
      captchaToken: 'captcha-1',
    });
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '482913{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { type: 'phone', phone: '13800138000', dialCode: '86', verificationCode: '482913', captcha: 'k7f2', captchaToken: 'captcha-1' },
      expect.anything(),
    );
  },
};
export const ShowsTheCodeOfADemo: Story = {
  args: { codeAgainAt: Date.now() + 3_600_000, demoCode: '482913' },
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'verificationCode')).toHaveAccessibleDescription(/482913/),
};
export const CaptchaAnsweredBefore: Story = {
  tags: ['!autodocs', '!dev'],
  args: { captchaAnswered: { captcha: 'k7f2', captchaToken: 'captcha-0' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'phone'), '13800138000');
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '482913{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ captcha: 'k7f2', captchaToken: 'captcha-0' }),
      expect.anything(),
    );
  },
};
export const WaitsBeforeTheNextCode: Story = {
  args: { defaultValues: { type: 'email', email: 'lin@sylvane.test' }, codeAgainAt: Date.now() + 3_600_000 },
  play: async ({ canvasElement }) => {
    const send = buttonIn(canvasElement, 'verificationCode');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveTextContent(/\d+/);
  },
};
export const PostsByItself: Story = {
  tags: ['!autodocs', '!dev'],
  render: ({ onSendCode: _, onSubmit: __, ...args }) => <CodeLoginForm {...args} />,
  play: async ({ canvasElement }) => {
    const posted: unknown[] = [];
    const note = (event: Event) => {
      if (event instanceof SubmitEvent) posted.push(event.defaultPrevented ? 'kept' : event.submitter?.getAttribute('value'));
      event.preventDefault();
    };
    document.addEventListener('submit', note);
    // The button requests a code although the form is incomplete; Enter submits the form, which is validated first.
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await userEvent.type(fieldOf(canvasElement, 'phone'), '13800138000{Enter}');
    document.removeEventListener('submit', note);
    await expect(posted).toEqual(['sendCode', 'kept']);
    await expect(fieldOf(canvasElement, 'captcha')).toBeInvalid();
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '12a');
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['phone', 'verificationCode', 'captcha']) await expect(fieldOf(canvasElement, name)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The code was wrong: the phone keeps its value, and there is a new picture. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { type: 'phone', phone: '13800138000' },
    errors: { verificationCode: t(wrongCode) },
  })),
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement, 'verificationCode')).toBeInvalid();
    await expect(fieldOf(canvasElement, 'phone')).toHaveValue('13800138000');
  },
};
export const Pending: Story = { args: { pending: true, defaultValues: { type: 'phone', phone: '13800138000' } } };
/** No further code is sent today. */
export const TooManyCodes: Story = {
  ...sampleArgs((t) => ({ errors: { verificationCode: t(tooManyCodes) } })),
  play: async ({ canvas, globals }) => expect(canvas.getByText(inStoryLanguage(globals)(tooManyCodes))).toBeVisible(),
};
export const SendsNoCodeWhileWaiting: Story = {
  ...WaitsBeforeTheNextCode,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    const send = buttonIn(canvasElement, 'verificationCode');
    send.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(send);
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};
