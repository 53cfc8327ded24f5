import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';

type Args = Readonly<Record<string, unknown>>;

const isArgs = (value: unknown): value is Args => typeof value === 'object' && value !== null;

/** Returns the value at a path such as `selection.checked`. */
const valueAt = (args: Args, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isArgs(value) ? value[key] : undefined), args);

/** Returns the args with another value at a path. */
function withValueAt(args: Args, path: string, value: unknown): Args {
  const [key = '', ...rest] = path.split('.');
  const own = args[key];
  return { ...args, [key]: rest.length === 0 ? value : withValueAt(isArgs(own) ? own : {}, rest.join('.'), value) };
}

interface LiveProps {
  args: Args;
  prop: string;
  callback: string;
  /** Renders the story with other args. */
  show: (args: Args) => ReactNode;
}

function Live({ args, prop, callback, show }: LiveProps) {
  const given = valueAt(args, prop);
  const report = valueAt(args, callback);
  const [value, setValue] = useState(given);
  // The controls can change it as well.
  useEffect(() => setValue(given), [given]);
  if (typeof report !== 'function') return show(args);
  // A radio reports without a value that it is chosen.
  const change = (next: unknown = true, ...others: unknown[]) => {
    setValue(next);
    Reflect.apply(report, undefined, [next, ...others]);
  };
  // The displayed code shows a handler for a mock, and this one calls a mock.
  return show(withValueAt(withValueAt(args, prop, value), callback, Object.assign(change, { mock: report })));
}

/**
 * Decorates the stories of a controlled component: keeps the value that a callback reports, as an application does, so that the component
 * reacts on documentation pages.
 * @param prop Path of the controlled value in the args: `value`, `selection.checked`.
 * @param callback Path of the callback that reports a change. Stories without it are not changed.
 */
export const live =
  (prop: string, callback: string): Decorator =>
  (Story, { args }) => <Live {...{ args, prop, callback }} show={(own) => <Story args={own} />} />;
