import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';
import { inFrame } from '../../testing/inFrame.ts';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { opensAndCloses } from '../../testing/opensAndCloses.tsx';
import { reopen } from '../../testing/reopen.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Dialog } from './Dialog.tsx';

interface Sample {
  /** Props besides those of every dialog, one on a line. */
  readonly props?: readonly string[];
  readonly title?: string;
  /** Element of the prop `actions`, without the handlers of the sample. */
  readonly actions?: string;
  readonly content?: string;
}

const agreeButton = '<Button variant="contained" onClick={close}>Agree</Button>';

/** Returns the code of a dialog with the button that opens it, as an application writes it. */
function codeOf({
  props = [],
  title = 'Membership terms',
  actions = agreeButton,
  content = '<p>What you agree to, in plain words.</p>',
}: Sample = {}) {
  const lines = ['open={open}', 'onClose={close}', `title="${title}"`, ...(actions ? [`actions={${actions}}`] : []), ...props];
  const imports = actions.includes('BusyButton') ? ["import { BusyButton } from '@mall/ui';"] : [];
  return [
    "import { Dialog } from '@mall/ui/overlays/Dialog';",
    ...imports,
    `import Button from '@mui/material/Button';
import { useState } from 'react';

export function Terms() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
${lines.map((line) => `        ${line}`).join('\n')}
      >
        ${content}
      </Dialog>
    </>
  );
}`,
  ].join('\n');
}

const withCode = (sample: Sample) => ({ docs: { source: { code: codeOf(sample) } } });

const clause = {
  en: 'Membership begins on the day of the payment and ends without notice. Points that were collected before remain valid.',
  zh: '会员资格自付款当日起生效，到期自动终止，此前累积的积分继续有效。',
  tn: '會員資格自付款當日起生效，到期自動終止，此前累積的點數繼續有效。',
  ko: '멤버십은 결제한 날부터 시작되며 기간이 끝나면 자동으로 종료됩니다. 그전에 모은 포인트는 계속 유효합니다.',
};
const agree = { en: 'Agree', zh: '同意', tn: '同意', ko: '동의하기' };

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  decorators: [opensAndCloses],
  render: (args, { globals }) => (
    <Dialog
      {...args}
      actions={
        <Button variant="contained" onClick={args.onClose}>
          {inStoryLanguage(globals)(agree)}
        </Button>
      }
    />
  ),
  ...sampleArgs(
    (t) => ({
      open: true,
      onClose: fn(),
      title: t({ en: 'Membership terms', zh: '会员协议', tn: '會員協議', ko: '멤버십 약관' }),
      children: (
        <p>
          {t({
            en: 'What you agree to, in plain words.',
            zh: '用平实的话，说清您将同意的内容。',
            tn: '用平實的話，說清您將同意的內容。',
            ko: '동의하실 내용을 쉬운 말로 적었습니다.',
          })}
        </p>
      ),
      actions: <Button variant="contained">{t(agree)}</Button>,
    }),
    { docs: { ...inFrame.docs, source: { code: codeOf() } } },
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** More columns or longer texts. */
export const Wide: Story = {
  parameters: withCode({ props: ['width="wide"'] }),
  args: { width: 'wide' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    // On a phone both widths are the same.
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(Math.min(560, window.innerWidth - 100));
  },
};
/** A text to read, with nothing to decide: the close button ends it. For a message use a notice or a toast. */
export const WithoutActions: Story = {
  parameters: withCode({ actions: '' }),
  render: ({ actions: _, ...args }) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
  },
};
/** A question that interrupts: screen readers announce it as an alert. */
export const Alert: Story = {
  ...sampleArgs(
    (t) => ({
      role: 'alertdialog',
      title: t({ en: 'Delete this address?', zh: '删除这个地址？', tn: '刪除這個地址？', ko: '이 주소를 삭제할까요?' }),
      children: (
        <p>
          {t({ en: 'It cannot be restored.', zh: '删除后无法恢复。', tn: '刪除後無法復原。', ko: '삭제한 주소는 되돌릴 수 없습니다.' })}
        </p>
      ),
    }),
    withCode({
      props: ['role="alertdialog"'],
      title: 'Delete this address?',
      actions: '<Button variant="contained" color="error" onClick={close}>Delete</Button>',
      content: '<p>It cannot be restored.</p>',
    }),
  ),
  render: (args, { globals }) => (
    <Dialog
      {...args}
      actions={
        <Button variant="contained" color="error" onClick={args.onClose}>
          {inStoryLanguage(globals)({ en: 'Delete', zh: '删除', tn: '刪除', ko: '삭제' })}
        </Button>
      }
    />
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** An action is in progress: neither the close button nor Escape closes the dialog. */
export const Pending: Story = {
  parameters: withCode({ props: ['pending'], actions: '<BusyButton pending variant="contained">Agree</BusyButton>' }),
  args: { pending: true },
  render: (args, { globals }) => (
    <Dialog
      {...args}
      actions={
        <BusyButton pending variant="contained">
          {inStoryLanguage(globals)(agree)}
        </BusyButton>
      }
    />
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    const [close] = dialog.getAllByRole('button');
    await expect(close).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** A text longer than the window scrolls with the actions. */
export const LongText: Story = {
  parameters: withCode({ content: `<p>${clause.en}</p>` }),
  render: (args, { globals }) => (
    <Dialog {...args}>
      {Array.from({ length: 20 }, (_, index) => `${index + 1}. ${inStoryLanguage(globals)(clause)}`).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Dialog>
  ),
};
export const OnPhone: Story = {
  ...onPhone(640),
  play: playOnPhone(async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    const { left, right } = dialog.getBoundingClientRect();
    await expect({ inside: left >= 0 && right <= 390, wide: right - left > 300 }).toEqual({ inside: true, wide: true });
  }),
};
export const ClosesByItsAction: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: inStoryLanguage(globals)(agree) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await reopen();
  },
};
export const GivesTheFocusBack: Story = {
  tags: ['!autodocs', '!dev'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.activeElement?.closest('.MuiDialog-root')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ScrollsToTheFocusedButton: Story = {
  ...LongText,
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const action = within(dialog).getByRole('button', { name: inStoryLanguage(globals)(agree) });
    action.focus();
    await waitFor(() => expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const [close] = within(dialog).getAllByRole('button');
    close?.focus();
    await waitFor(() => expect(close?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
