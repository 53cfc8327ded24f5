import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { PasswordInput } from './PasswordInput.tsx';

const rule = {
  en: '6 to 16 characters, no spaces',
  zh: '6–16 个字符，不含空格',
  tn: '6–16 個字元，不含空格',
  ko: '6–16자, 공백 없이',
};

const meta = {
  title: 'Fields/PasswordInput',
  component: PasswordInput,
  ...sampleArgs((t) => ({
    label: t({ en: 'Password', zh: '密码', tn: '密碼', ko: '비밀번호' }),
    name: 'password',
    defaultValue: 'evergreen',
    onChange: fn(),
    onBlur: fn(),
    onFocus: fn(),
  })),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const WithHint: Story = {
  ...sampleArgs((t) => ({
    label: t({ en: 'New password', zh: '新密码', tn: '新密碼', ko: '새 비밀번호' }),
    hint: t(rule),
    autoComplete: 'new-password',
    defaultValue: '',
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(String(args.label))).toHaveAccessibleDescription(String(args.hint));
  },
};
/** The error is above the hint, which states the rule. */
export const WithError: Story = {
  ...sampleArgs((t) => ({
    error: t({
      en: 'Enter at least 6 characters.',
      zh: '请至少输入 6 个字符。',
      tn: '請至少輸入 6 個字元。',
      ko: '6자 이상 입력해 주세요.',
    }),
    hint: t(rule),
    defaultValue: 'fern',
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(String(args.label))).toBeInvalid();
  },
};
export const Shown: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.blur();
    await expect(canvas.getByLabelText(String(args.label))).toHaveAttribute('type', 'text');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ShowsAndHidesThePassword: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(String(args.label));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, 's');
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
