import { isRecord } from '../theme/isRecord.ts';
import type { Formats } from './formats.ts';

const known: readonly string[] = ['currency', 'locale'] satisfies (keyof Formats)[];
const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

function isAccepted(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false;
    throw error;
  }
}

function faultsOf(formats: unknown): string[] {
  if (!isRecord(formats))
    return [`formats is ${Array.isArray(formats) ? 'an array' : shown(formats)}, not an object with currency, locale.`];
  const { currency, locale } = formats;
  const faults = Object.keys(formats)
    .filter((name) => !known.includes(name))
    .map((name) => `formats.${name} is not an option. Known: ${known.join(', ')}.`);
  if (currency !== undefined && !isAccepted(() => new Intl.NumberFormat('en', { style: 'currency', currency: String(currency) }))) {
    faults.push(`formats.currency is ${shown(currency)}, not a currency code of ISO 4217 with three letters, such as "EUR".`);
  }
  if (locale !== undefined && (typeof locale !== 'string' || !isAccepted(() => Intl.getCanonicalLocales(locale)))) {
    const hint = typeof locale === 'string' && locale.includes('_') ? ' Parts are separated by hyphens, not by underscores.' : '';
    faults.push(`formats.locale is ${shown(locale)}, not a language tag of BCP 47, such as "de-DE".${hint}`);
  }
  return faults;
}

/** An error of the provider that names every fault of its `formats`, each with what is expected. */
class FormatsError extends Error {
  override readonly name = 'FormatsError';
}

const accepted = new WeakSet<Formats>();

/** Throws an error that names every fault of the provider's `formats`. An object that was accepted is not checked again. */
export function checkFormats(formats: Formats): void {
  if (isRecord(formats) && accepted.has(formats)) return;
  const faults = faultsOf(formats);
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    throw new FormatsError(`MallUiProvider: ${count} in formats.\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  accepted.add(formats);
}
