import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { nightSerum } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { value: 1, max: 5, onChange: fn() },
  decorators: [live('value', 'onChange')],
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** At the stock: the button for more looks disabled and keeps the focus; the page says why. */
export const AtTheLimit: Story = {
  args: { value: 5 },
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <QuantityStepper {...args} />
      <span>{inStoryLanguage(globals)({ en: 'Only 5 left in stock', zh: '仅剩 5 件', tn: '僅剩 5 件', ko: '5개 남음' })}</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const [decrease, increase] = canvas.getAllByRole('button');
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await expect(increase).toBeEnabled();
    await expect(decrease).not.toHaveAttribute('aria-disabled');
  },
};
/** Sold from two pieces. */
export const FromAMinimum: Story = { args: { min: 2, value: 2 } };
export const Disabled: Story = { args: { disabled: true } };
export const KeepsTheFocusAtABound: Story = {
  tags: ['!autodocs', '!dev'],
  args: { value: 4 },
  play: async ({ canvas }) => {
    const increase = canvas.getAllByRole('button')[1];
    increase?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(5);
    // The browser takes the focus from a disabled element at the next frame.
    await expect(increase).toBeEnabled();
    await expect(increase).toHaveFocus();
  },
};
export const NamesTheProduct: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ of: t(nightSerum) })),
  play: async ({ canvas, args }) => {
    const controls = [...canvas.getAllByRole('button'), canvas.getByRole('spinbutton')];
    for (const control of controls) await expect(control).toHaveAccessibleName(expect.stringMatching(`: ${args.of}$`));
  },
};
export const ChangesWithinTheLimits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const [decrease, increase] = canvas.getAllByRole('button');
    const field = canvas.getByRole('spinbutton');
    if (!decrease || !increase) throw new Error('two buttons are expected');
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(increase);
    await expect(field).toHaveValue(2);
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await userEvent.tab();
    await expect(field).toHaveValue(5);
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue(5);
  },
};
