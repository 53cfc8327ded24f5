import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { storyPlans } from '../../../testing/membership.ts';
import { onPhone, playOnPhone } from '../../../testing/onPhone.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { MembershipPlans } from './MembershipPlans.tsx';

const meta = {
  title: 'Commerce/MembershipPlans',
  component: MembershipPlans,
  ...sampleArgs((_, language) => ({ plans: storyPlans(language), value: '1', onChange: fn() })),
  decorators: [live('value', 'onChange')],
} satisfies Meta<typeof MembershipPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** No plan is the best value, and the names are long. */
export const LongNames: Story = {
  ...sampleArgs((t) => ({
    plans: [
      {
        id: '1',
        name: t({ en: 'One month, to try it out', zh: '一个月体验装', tn: '一個月體驗方案', ko: '한 달 체험 멤버십' }),
        price: '25.00',
        perDay: '0.83',
      },
      {
        id: '3',
        name: t({
          en: 'One year with the gift of the season',
          zh: '一年期，附赠当季限定好礼',
          tn: '一年期，附贈當季限定好禮',
          ko: '계절 선물이 포함된 일 년 멤버십',
        }),
        price: '1238.00',
        perDay: '3.39',
      },
    ],
    value: '3',
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(String(args.plans[1]?.name)));
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};
/** On a phone the plans are below each other. */
export const OnPhone: Story = {
  ...onPhone(480),
  play: playOnPhone(async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
  }),
};
export const SelectsByPointerAndArrowKeys: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const [, quarter, year] = args.plans;
    if (!quarter || !year) throw new Error('There are fewer plans than three.');
    await userEvent.click(canvas.getByText(quarter.name));
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`${year.name}.*238\\.00`));
  },
};
