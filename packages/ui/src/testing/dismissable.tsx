import Button from '@mui/material/Button';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { inStoryLanguage } from './sampleTexts.ts';

type Args = Readonly<Record<string, unknown>>;

interface DismissableProps {
  args: Args;
  label: string;
  /** Renders the story with other args. */
  show: (args: Args) => ReactNode;
}

function Dismissable({ args, label, show }: DismissableProps) {
  const [isDismissed, setDismissed] = useState(false);
  const report = args.onDismiss;
  if (typeof report !== 'function') return show(args);
  if (isDismissed) {
    return (
      <Button variant="outlined" onClick={() => setDismissed(false)}>
        {label}
      </Button>
    );
  }
  const dismiss = () => {
    setDismissed(true);
    Reflect.apply(report, undefined, []);
  };
  // The displayed code shows a handler for a mock, and this one calls a mock.
  return show({ ...args, onDismiss: Object.assign(dismiss, { mock: report }) });
}

/** Decorates the stories of a message: removes it after `onDismiss`, as an application does, and offers to show it again. */
export const dismissable: Decorator = (Story, { args, globals }) => (
  <Dismissable
    args={args}
    label={inStoryLanguage(globals)({ en: 'Show again', zh: '再次显示', tn: '再次顯示', ko: '다시 표시' })}
    show={(own) => <Story args={own} />}
  />
);
