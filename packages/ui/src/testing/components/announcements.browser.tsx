import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { ToastProvider, useToast } from '../../feedback/Toast/ToastProvider.tsx';
import { createUiI18n } from '../../i18n/createUiI18n.ts';
import { uiText } from '../../locales/en.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';
import { MallUiProvider } from '../../provider/MallUiProvider.tsx';

let root: Root;
let host: HTMLElement;
/** Live regions of other test files, which share the page. */
let otherRegions: readonly Element[];
beforeEach(() => {
  otherRegions = [...document.querySelectorAll('[aria-live]')];
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const render = (children: ReactNode) =>
  root.render(
    <MallUiProvider i18n={createUiI18n('en', uiText)}>
      <ToastProvider>{children}</ToastProvider>
    </MallUiProvider>,
  );

/** Returns the texts of the live regions of one urgency that assistive technology can read. */
const heard = (urgency: 'polite' | 'assertive' = 'polite') =>
  [...document.querySelectorAll(`[aria-live=${urgency}]`)]
    .filter((region) => !otherRegions.includes(region) && !region.closest('[aria-hidden="true"]'))
    .map((region) => region.textContent.trim());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialogs = () => document.querySelectorAll('[role="dialog"]').length;

function Deletion({ unmounts = false }: { unmounts?: boolean }) {
  const toast = useToast();
  const announce = useAnnounce();
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const done = () => {
    toast('Deleted', { tone: 'success' });
    setOpen(false);
  };
  const actions = (
    <>
      <BusyButton pending={pending} onClick={() => setPending(true)}>
        Delete
      </BusyButton>
      <BusyButton onClick={done}>Done</BusyButton>
      <BusyButton onClick={() => announce('No connection', 'assertive')}>Fail</BusyButton>
    </>
  );
  return (
    <>
      {(open || !unmounts) && (
        <Dialog open={open} onClose={() => setOpen(false)} title="Delete the address?" actions={actions}>
          It cannot be restored.
        </Dialog>
      )}
    </>
  );
}

it('a BusyButton in a dialog is announced where the dialog does not hide it', async () => {
  render(<Deletion />);
  await userEvent.click(button('Delete'));
  await expect.poll(() => heard()).toEqual(['Please wait']);
});

it('a component outside the open dialog is announced in the dialog, also assertively', async () => {
  render(<Deletion />);
  await userEvent.click(button('Fail'));
  await expect.poll(() => heard('assertive')).toEqual(['No connection']);
});

it.each([
  ['closed', false],
  ['removed', true],
])('a toast that is shown while its dialog is %s is announced in the page', async (_way, unmounts) => {
  render(<Deletion unmounts={unmounts} />);
  await userEvent.click(button('Done'));
  await expect.poll(() => dialogs()).toBe(0);
  await expect.poll(() => heard()).toEqual(['Deleted']);
});

it('what was read in a dialog is not repeated in the page when the dialog is closed', async () => {
  render(<Deletion />);
  await userEvent.click(button('Delete'));
  await expect.poll(() => heard()).toEqual(['Please wait']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialogs()).toBe(0);
  expect(heard()).toEqual(['']);
});
