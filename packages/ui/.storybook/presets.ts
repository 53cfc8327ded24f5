import { drawnImage } from '../src/testing/drawnImage.ts';
import type { PropType } from './propTypes.ts';

/** A choice of values in the Controls panel. */
interface Choice {
  readonly options: unknown[];
  readonly control: { readonly type: 'select'; readonly labels?: Readonly<Record<string, string>> };
}

const amountPattern = /^-?\d+\.\d{2}(-\d+\.\d{2})?$/;
const amountNames = /^(was|memberPrice|price|amount)$/;
const amounts = ['9.90', '98.00', '128.00', '1280.50'];
const ranges = ['98.00-218.00'];

/** Returns whether a prop is an amount of money: components refuse any other text, so that no wrong price is shown. */
export const isAmount = (name: string, { kind }: PropType, initial: unknown): boolean =>
  kind === 'string' && (typeof initial === 'string' ? amountPattern.test(initial) : initial === undefined && amountNames.test(name));

/** Returns a choice of amounts. In a text field, each amount that is not yet typed completely would be refused. */
export function amountControl({ description }: PropType, initial: unknown): Choice {
  const options = [...amounts, ...(description.includes('range') ? ranges : []), ...(typeof initial === 'string' ? [initial] : [])];
  return { options: [...new Set(options)], control: { type: 'select' } };
}

const jar = drawnImage('jar', 'sand');

/** Lists for optional props, by name. They need no translation. */
const lists: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  badges: [['SPF 50'], ['SPF 50', '−20%']],
  dialCodes: [['+86'], ['+86', '+852', '+82']],
  images: [[jar], [jar, drawnImage('dropper', 'clay', true)]],
  presets: [
    ['50.00', '100.00'],
    ['50.00', '100.00', '200.00', '500.00'],
  ],
  prices: [
    [
      { from: 0, to: 99 },
      { from: 100, to: 199 },
      { from: 200, to: 499 },
    ],
  ],
};

/** Returns a choice of lists for a prop; undefined when there is none. */
export function listControl(name: string): Choice | undefined {
  const options = lists[name];
  if (!options) return undefined;
  const labels = Object.fromEntries(options.map((list) => [String(list), list.length === 1 ? '1 entry' : `${list.length} entries`]));
  return { options: [...options], control: { type: 'select', labels } };
}
