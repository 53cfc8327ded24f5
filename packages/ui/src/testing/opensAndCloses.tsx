import Button from '@mui/material/Button';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { inStoryLanguage } from './sampleTexts.ts';

/** Callbacks after which an application closes a dialog. The displayed code of a story closes it after the same ones. */
export const closingCallbacks = ['onClose', 'onCancel', 'onConfirm', 'onRenew'] as const;

type Args = Readonly<Record<string, unknown>>;

interface OpenerProps {
  args: Args;
  label: string;
  /** Renders the story with other args. */
  show: (args: Args) => ReactNode;
}

function Opener({ args, label, show }: OpenerProps) {
  const starts = args.open !== false;
  const [open, setOpen] = useState(starts);
  useEffect(() => setOpen(starts), [starts]);
  const closing = closingCallbacks.flatMap((name) => {
    const callback = args[name];
    if (typeof callback !== 'function') return [];
    const close = (...values: unknown[]) => {
      setOpen(false);
      Reflect.apply(callback, undefined, values);
    };
    // The displayed code shows a handler for a mock, and this one calls a mock.
    return [[name, Object.assign(close, { mock: callback })] as const];
  });
  const own = { ...args, ...Object.fromEntries(closing) };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {'open' in args ? show({ ...own, open }) : open && show(own)}
    </>
  );
}

/**
 * Decorates the stories of a dialog with a button that opens it, and closes it after its callbacks, as an application does. The dialog is
 * open at first unless its args say otherwise. A view without the prop `open` is mounted while it is open.
 */
export const opensAndCloses: Decorator = (Story, { args, globals }) => (
  <Opener
    args={args}
    label={inStoryLanguage(globals)({ en: 'Open', zh: '打开', tn: '打開', ko: '열기' })}
    show={(own) => <Story args={own} />}
  />
);
