import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { createMallTheme } from '../../theme/createMallTheme.ts';
import { Choice } from './Choice.tsx';

const delivery = { en: 'Delivery', zh: '配送方式', tn: '配送方式', ko: '배송 방법' };
const ways = [
  { value: 'home', label: { en: 'To the door', zh: '送货上门', tn: '宅配到府', ko: '문 앞 배송' } },
  { value: 'locker', label: { en: 'To a parcel locker', zh: '快递柜', tn: '智慧取物櫃', ko: '무인 택배함' } },
  { value: 'shop', label: { en: 'Pickup in the shop', zh: '门店自提', tn: '門市自取', ko: '매장 수령' } },
] as const;

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

export const Default: Story = {};
/** Returns the size of the mark in a box. */
function markOf(box: Element): { width: string; height: string } {
  const { width, height } = getComputedStyle(box, '::before');
  return { width, height };
}

/** One of a few: radios of the same name in a group with a legend. */
export const Radio: Story = {
  render: ({ onChange, onBlur }, { globals }) => {
    const t = inStoryLanguage(globals);
    return (
      <fieldset style={{ display: 'grid', justifyItems: 'start', gap: 8, border: 0, padding: 0, margin: 0 }}>
        <legend style={{ padding: 0, marginBlockEnd: 8 }}>{t(delivery)}</legend>
        {ways.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name="delivery"
            value={value}
            label={t(label)}
            defaultChecked={value === 'home'}
            {...(onChange && { onChange })}
            {...(onBlur && { onBlur })}
          />
        ))}
      </fieldset>
    );
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
export const TogglesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
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
export const SelectsByArrowKeysAndPointer: Story = {
  ...Radio,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, globals, args }) => {
    const t = inStoryLanguage(globals);
    const group = within(canvas.getByRole('group', { name: t(delivery) }));
    const [home, locker] = group.getAllByRole('radio');
    if (!home || !locker) throw new Error('The radios are missing.');
    await expect(home).toBeChecked();
    await expect(markOf(home)).toEqual({ width: '10px', height: '10px' });
    home.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(locker).toBeChecked();
    await expect(home).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(group.getByRole('radio', { name: t(ways[0].label) }));
    await expect(home).toBeChecked();
  },
};
