import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { expectChevron } from '../../testing/expectChevron.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { storyParcel } from '../../testing/orders.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ParcelTracking } from './ParcelTracking.tsx';

/** Returns events of the carrier, preceded by events of the shop. */
function eventsIn(globals: Record<string, unknown>) {
  const ordered = { time: '21 November, 15:02', text: 'The shop has ordered a courier' };
  return [...storyParcel(storyLanguage(globals)), translateSample(globals)(ordered)];
}

const meta = {
  title: 'Commerce/ParcelTracking',
  component: ParcelTracking,
  args: {
    carrier: 'SF Express',
    number: 'SF1029384756',
    events: eventsIn({}),
  },
  render: (args, { globals }) => <ParcelTracking {...args} events={eventsIn(globals)} />,
} satisfies Meta<typeof ParcelTracking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const events = eventsIn(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [latest, ...others] = within(canvas.getAllByRole('list')[0] ?? canvas.getByRole('region')).getAllByRole('listitem');
    await expect(latest).toHaveAttribute('aria-current', 'step');
    await expect(latest).toHaveTextContent(events[0]?.text ?? '');
    await expect(others).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button'));
    await expect(write).toHaveBeenLastCalledWith(args.number);
    const summary = canvas.getByRole('group').querySelector('summary') ?? canvas.getByRole('group');
    await expectChevron(summary);
    await userEvent.click(summary);
    await expect(canvas.getByText(events[5]?.text ?? '')).toBeVisible();
  },
};
export const States: Story = {
  render: ({ carrier, number }, { globals }) => {
    const events = eventsIn(globals);
    const handedOver = translateSample(globals)({ time: '22 November, 11:20', text: 'Handed over. Thank you for waiting.' });
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
