import type { ExampleNames, RateLimitExample } from '../generated/names.ts';
import type { Rule, Step } from './rules.ts';

/** The `api` name of an operation, "mall.Product.index". */
export type Api = keyof ExampleNames;

/** The names of an operation's examples. */
export type ExampleOf<Name extends Api> = ExampleNames[Name] | RateLimitExample;

/** Any text, of which editors complete the known ones. */
type Completed<Known extends string> = Known | (string & Record<never, never>);

/** A step as a test writes it. */
export interface WrittenStep extends Omit<Step, 'example'> {
  /** The name of an example of the operation. */
  readonly example?: Completed<ExampleOf<Api>>;
}

/** A rule as a test writes it: a single step needs no list. */
export interface WrittenRule extends Omit<Rule, 'response' | 'api'> {
  /** The operation's name; `*` stands for any characters, so `mall.Order.*` means a family and `*` all operations. */
  readonly api: Completed<Api | '*'>;
  readonly response: WrittenStep | readonly WrittenStep[];
}

/** A step with the examples of one operation. */
type StepOf<Name extends Api> = Omit<Step, 'example'> & { readonly example?: ExampleOf<Name> };

/** A rule whose example names the compiler checks against the operation: `defineRule({ api: 'mall.Cart.index', response: { example: 'empty' } })`. */
export function defineRule<const Name extends Api>(
  rule: Omit<WrittenRule, 'api' | 'response'> & { readonly api: Name; readonly response: StepOf<Name> | readonly StepOf<Name>[] },
): WrittenRule {
  return rule;
}
