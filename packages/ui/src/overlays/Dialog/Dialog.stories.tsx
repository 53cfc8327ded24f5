import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { opensAndCloses } from '../../testing/opensAndCloses.tsx';
import { reopen } from '../../testing/reopen.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Dialog } from './Dialog.tsx';

const code = `import { Dialog } from '@mall/ui/overlays/Dialog';
import Button from '@mui/material/Button';
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
        open={open}
        onClose={close}
        title="Membership terms"
        actions={
          <Button variant="contained" onClick={close}>
            Agree
          </Button>
        }
      >
        <p>What you agree to, in plain words.</p>
      </Dialog>
    </>
  );
}`;

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
    { docs: { ...inFrame.docs, source: { code } } },
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
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
