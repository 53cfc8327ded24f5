import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Stateful({ opener, ...props }: DialogProps & { opener: string }) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const code = `import { Dialog } from '@mall/ui/overlays/Dialog';
import Button from '@mui/material/Button';
import { useState } from 'react';

export function Terms() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the terms
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

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { ...inFrame.docs, source: { code } } },
  render: (args, { globals }) => <Stateful {...args} opener={translateSample(globals)('Read the terms')} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Membership terms',
    children: <p>What you agree to, in plain words.</p>,
    actions: <Button variant="contained">Agree</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GivesTheFocusBack: Story = {
  tags: ['!autodocs', '!dev'],
  args: { open: false },
  play: async ({ canvas, args, globals }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: translateSample(globals)('Membership terms') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.activeElement?.closest('.MuiDialog-root')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
