import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyAgreement } from '../../testing/agreement.tsx';
import { drawnCaptcha } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, submitOf } from '../../testing/fields.ts';
import { takenAccountName } from '../../testing/refusals.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { registerRules } from './rules.ts';

const meta = {
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  ...sampleArgs((_, language) => ({
    action: '/login/register',
    captcha: { token: 'captcha-1', imageUrl: drawnCaptcha() },
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
    agreement: storyAgreement(language),
    loginHref: '#login',
  })),
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(registerRules, {
  type: 'phone',
  accountName: '',
  password: '',
  phone: '',
  verificationCode: '',
  captcha: '',
});
export const Registers: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await userEvent.type(fieldOf(canvasElement, 'accountName'), 'suyue2026');
    await userEvent.type(fieldOf(canvasElement, 'password'), 'moon2026');
    await userEvent.type(fieldOf(canvasElement, 'email'), 'suyue@sylvane.test');
    await userEvent.click(buttonIn(canvasElement, 'captcha'));
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'captcha'), 'k7mp');
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '482913');
    fieldOf(canvasElement, 'agreed').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        accountName: 'suyue2026',
        type: 'email',
        email: 'suyue@sylvane.test',
        verificationCode: '482913',
        agreed: '1',
      }),
      expect.anything(),
    );
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'password'), 'two words');
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['accountName', 'password', 'phone', 'verificationCode', 'captcha', 'agreed'])
      await expect(fieldOf(canvasElement, name)).toBeInvalid();
    await expect(fieldOf(canvasElement, 'accountName')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    errors: {
      accountName: t(takenAccountName),
    },
    defaultValues: { accountName: 'suyue2026', phone: '13900000027' },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'accountName')).toBeInvalid(),
};
export const Pending: Story = { args: { pending: true, defaultValues: { accountName: 'suyue2026', phone: '13900000027' } } };
