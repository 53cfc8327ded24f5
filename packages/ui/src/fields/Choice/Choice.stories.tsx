import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { createMallTheme } from '../../theme/createMallTheme.ts';
import { Choice } from './Choice.tsx';

const meta = {
  title: 'Fields/Choice',
  component: Choice,
  ...sampleArgs((t) => ({
    label: t({ en: 'Keep me signed in', zh: '保持登录', tn: '保持登入', ko: '로그인 유지' }),
    name: 'staySignedIn',
    value: '1',
    onChange: fn(),
    onBlur: fn(),
  })),
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
/** Returns the size of the mark in a box. */
function markOf(box: Element): { width: string; height: string } {
  const { width, height } = getComputedStyle(box, '::before');
  return { width, height };
}

export const Radio: Story = {
  args: { type: 'radio', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(markOf(canvas.getByRole('radio', { checked: true }))).toEqual({ width: '10px', height: '10px' });
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const NamedOnly: Story = {
  args: { labelHidden: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: String(args.label) })).toBeVisible();
  },
};

const roundImages = createMallTheme({ radius: { image: '16px' }, density: 'compact' });
export const StaysSquareWithRoundImages: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <ThemeProvider theme={roundImages}>
      <Choice {...args} defaultChecked />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const { width, height, borderRadius } = getComputedStyle(canvas.getByRole('checkbox'));
    await expect({ width, height, borderRadius }).toEqual({ width: '20px', height: '20px', borderRadius: '4px' });
    await expect(markOf(canvas.getByRole('checkbox'))).toEqual({ width: '10px', height: '10px' });
  },
};
