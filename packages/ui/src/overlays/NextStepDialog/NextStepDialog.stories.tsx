import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { opensAndCloses } from '../../testing/opensAndCloses.tsx';
import { reopen } from '../../testing/reopen.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { NextStepDialog } from './NextStepDialog.tsx';

const meta = {
  title: 'Overlays/NextStepDialog',
  component: NextStepDialog,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t) => ({
      open: true,
      onClose: fn(),
      title: t({
        en: 'This address has no region yet',
        zh: '该地址尚未填写所在地区',
        tn: '該地址尚未填寫所在地區',
        ko: '이 주소에는 아직 지역이 없습니다',
      }),
      children: t({
        en: 'The parcel service asks for province, city and district.',
        zh: '快递需要省份、城市和区县信息。',
        tn: '快遞需要省份、城市和區縣資訊。',
        ko: '배송하려면 시·도, 시·군·구, 읍·면·동이 모두 필요합니다.',
      }),
      href: '#address',
      stepText: t({ en: 'Complete the address', zh: '完善地址', tn: '完善地址', ko: '주소 채우기' }),
    }),
    inFrame,
  ),
} satisfies Meta<typeof NextStepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByButtonAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(String(args.children));
    await expect(screen.getByRole('link', { name: args.stepText })).toHaveAttribute('href', args.href);
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await reopen();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const OtherWords: Story = sampleArgs((t) => ({
  stayText: t({ en: 'Not now', zh: '以后再说', tn: '以後再說', ko: '나중에' }),
  children: t({
    en: 'Without it nothing can be sent there.',
    zh: '缺少所在地区，包裹无法寄达。',
    tn: '缺少所在地區，包裹無法寄達。',
    ko: '지역이 없으면 그 주소로 보내 드릴 수 없습니다.',
  }),
}));
/** On a phone both actions are visible at once. */
export const OnPhone: Story = {
  ...onPhone(640),
  play: playOnPhone(async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('link', { name: args.stepText })).toBeVisible();
  }),
};
