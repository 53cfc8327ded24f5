import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import type { LanguageCode } from '../../../i18n/languages.ts';
import { expectChevron } from '../../../testing/expectChevron.ts';
import { sfExpress } from '../../../testing/names.ts';
import { storyParcel } from '../../../testing/orders.ts';
import { inLanguage, inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { ParcelTracking } from './ParcelTracking.tsx';

/** Returns events of the carrier, preceded by events of the shop. */
function eventsIn(language: LanguageCode) {
  const t = inLanguage(language);
  const ordered = {
    time: t({ en: 'November 21, 15:02', zh: '11月21日 15:02', tn: '11月21日 15:02', ko: '11월 21일 15:02' }),
    text: t({
      en: 'The shop has ordered a courier',
      zh: '店铺已通知快递员取件',
      tn: '店鋪已通知快遞員取件',
      ko: '상점에서 택배사에 상품 인수를 요청했습니다',
    }),
  };
  return [...storyParcel(language), ordered];
}

const meta = {
  title: 'Commerce/ParcelTracking',
  component: ParcelTracking,
  ...sampleArgs((t, language) => ({
    carrier: t(sfExpress),
    number: 'SF1029384756',
    events: eventsIn(language),
  })),
} satisfies Meta<typeof ParcelTracking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: ({ carrier, number, events }, { globals }) => {
    const t = inStoryLanguage(globals);
    const handedOver = {
      time: t({ en: 'November 22, 11:20', zh: '11月22日 11:20', tn: '11月22日 11:20', ko: '11월 22일 11:20' }),
      text: t({
        en: 'Handed over. Thank you for waiting.',
        zh: '已送达，谢谢您的等候。',
        tn: '已送達，謝謝您的等候。',
        ko: '전달해 드렸습니다. 기다려 주셔서 감사합니다.',
      }),
    };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <ParcelTracking carrier={carrier} number={number} events={[]} />
        <ParcelTracking carrier={carrier} number={number} events={events.slice(3, 5)} />
        <ParcelTracking carrier={carrier} number={number} events={[handedOver, ...events.slice(0, 2)]} isDelivered />
      </div>
    );
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('list')).toHaveLength(2),
};
export const CopiesTheNumberAndUnfoldsEarlierEvents: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [latest, ...others] = within(canvas.getAllByRole('list')[0] ?? canvas.getByRole('region')).getAllByRole('listitem');
    await expect(latest).toHaveAttribute('aria-current', 'step');
    await expect(latest).toHaveTextContent(args.events[0]?.text ?? '');
    await expect(others).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button'));
    await expect(write).toHaveBeenLastCalledWith(args.number);
    const summary = canvas.getByRole('group').querySelector('summary') ?? canvas.getByRole('group');
    await expectChevron(summary);
    await userEvent.click(summary);
    await expect(canvas.getByText(args.events[5]?.text ?? '')).toBeVisible();
  },
};
