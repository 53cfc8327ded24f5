// @spec 4.33

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DrawnCode } from '../../../testing/DrawnCode.tsx';
import { alipay } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { QrPanel, type QrPanelProps } from './QrPanel.tsx';

function Stateful(props: QrPanelProps) {
  const [state, setState] = useState(props.state);
  return (
    <QrPanel
      {...props}
      state={state}
      onExpire={() => {
        setState('expired');
        props.onExpire?.();
      }}
      onRetry={() => {
        props.onRetry?.();
      }}
    />
  );
}

const meta = {
  title: 'Commerce/QrPanel',
  component: QrPanel,
  render: (args) => <Stateful {...args} />,
  args: {
    code: <DrawnCode />,
    state: 'waiting',
    amount: '654.00',
    number: 'GM261122104512-1',
    until: '2026-11-22T11:00:00+08:00',
    now: '2026-11-22T10:45:12+08:00',
    href: '#payer',
    onExpire: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof QrPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^14:4\d$/);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#payer');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NamesTheApp: Story = {
  ...sampleArgs((t) => ({ app: t(alipay) })),
  play: async ({ canvas, args }) => expect(canvas.getByRole('heading', { name: new RegExp(String(args.app)) })).toBeVisible(),
};
export const RunsOut: Story = {
  tags: ['!autodocs', '!dev'],
  args: { until: '2026-11-22T10:45:13+08:00' },
  play: async ({ canvas, canvasElement, args }) => {
    const again = await canvas.findByRole('button', {}, { timeout: 10_000 });
    await expect(args.onExpire).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite]')).not.toBeEmptyDOMElement());
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(again);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <QrPanel {...args} state="waiting" size="small" />
      <QrPanel {...args} state="paid" />
      <QrPanel {...args} state="failed" retryHref="#again" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#payer', '#again']),
};
