import { operations } from '@mall/contract';
import { selectableExamples } from '../responses/preference.ts';

interface ListedOperation {
  readonly api: string;
  readonly summary: string;
  /** Names for `Prefer: example=…`, each with the code of its response. */
  readonly examples: Readonly<Record<string, string>>;
}

/** Lists the operations with their examples, for `GET /`. */
export function listOperations(): ListedOperation[] {
  return [...operations.values()].map((operation) => ({
    api: operation.api,
    summary: operation.summary,
    examples: Object.fromEntries(selectableExamples(operation).map(({ name, code }) => [name, code])),
  }));
}
