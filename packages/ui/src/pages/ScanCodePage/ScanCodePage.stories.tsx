import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QrPanel, type QrState } from '../../commerce/QrPanel/QrPanel.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { DrawnCode } from '../../testing/DrawnCode.tsx';
import { storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';

const Page = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(6, 10),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10, 16) },
}));

interface ScanCodePageProps {
  readonly language: LanguageCode;
  readonly state: QrState;
  readonly onRetry?: () => void;
}

function ScanCodePage({ language, state, onRetry }: ScanCodePageProps) {
  return (
    <StoryShell language={language}>
      <Page>
        <QrPanel
          level={1}
          code={<DrawnCode />}
          state={state}
          amount="654.00"
          number="GM261122104512-1"
          until="2026-11-22T11:00:00+08:00"
          now="2026-11-22T10:45:12+08:00"
          href="#payer"
          {...(onRetry ? { onRetry } : {})}
        />
      </Page>
    </StoryShell>
  );
}

/** The code to pay an order with a phone, its time limit and the result. */
const meta = {
  title: 'Pages/ScanCode',
  component: ScanCodePage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', state: 'waiting', onRetry: fn() },
  render: (args, { globals }) => <ScanCodePage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ScanCodePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { play: async ({ canvas }) => expect(canvas.getByRole('timer')).toBeVisible() };
export const Paid: Story = { args: { state: 'paid' } };
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('heading', { level: 1 }).closest('section');
    const again = panel?.querySelector('button');
    if (!again) throw new Error('no new code is offered');
    await userEvent.click(again);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
