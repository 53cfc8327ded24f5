import type { ExampleNames, RateLimitExample } from '../generated/names.ts';
import type { Rule, Step } from './rules.ts';

/** The `api` name of an operation, "mall.Product.index". */
export type Api = keyof ExampleNames;

/** The names of an operation's examples. */
export type ExampleOf<Name extends Api> = ExampleNames[Name] | RateLimitExample;

/** Any text; editors offer the known ones for completion. */
type Completed<Known extends string> = Known | (string & Record<never, never>);

/** A step as it is passed to `setRules`. */
export interface StepInput extends Omit<Step, 'example'> {
  /** The name of an example of the operation. */
  readonly example?: Completed<ExampleOf<Api>>;
}

/** A rule as it is passed to `setRules`: `response` may be a single step. */
export interface RuleInput extends Omit<Rule, 'response' | 'api'> {
  /** The operation's name; `*` matches any characters: `mall.Order.*` selects a group of operations and `*` all of them. */
  readonly api: Completed<Api | '*'>;
  readonly response: StepInput | readonly StepInput[];
}

/** A step with the examples of one operation. */
type StepOf<Name extends Api> = Omit<Step, 'example'> & { readonly example?: ExampleOf<Name> };

/** A rule whose example names the compiler checks against the operation: `defineRule({ api: 'mall.Cart.index', response: { example: 'empty' } })`. */
export function defineRule<const Name extends Api>(
  rule: Omit<RuleInput, 'api' | 'response'> & { readonly api: Name; readonly response: StepOf<Name> | readonly StepOf<Name>[] },
): RuleInput {
  return rule;
}
