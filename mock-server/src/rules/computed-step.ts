import type { Fault } from '../faults.ts';
import { joinMessages } from '../faults.ts';
import { messageOf } from '../files.ts';
import type { TemplateContext } from '../responses/template.ts';
import { readRules } from './read-rules.ts';
import type { AnsweredCall, MatchedStep, Step } from './rules.ts';

/** The step for a call, or the error of the function that should have returned it. */
type ComputedStep = { readonly step: Step | undefined } | { readonly fault: Fault };

/** Returns the step of a rule; that of a step with `respond` is the one that its function returns, after the checks of every step. */
export async function computeStep(matched: MatchedStep | undefined, api: string, context: TemplateContext): Promise<ComputedStep> {
  const respond = matched?.step.respond;
  if (respond === undefined) return { step: matched?.step };
  const { request, caller, headers, states, counter } = context;
  const call: AnsweredCall = { api, request: { ...caller, ...request }, headers, states, counter };
  const field = `rules.${matched?.rule}.response.respond`;
  try {
    return readComputed(await respond(structuredClone(call)), api, field);
  } catch (error) {
    return { fault: { field, rule: 'function', message: `${field} failed: ${messageOf(error)}` } };
  }
}

function readComputed(returned: unknown, api: string, field: string): ComputedStep {
  const read = readRules([{ api, response: returned }]);
  if ('faults' in read) {
    const reasons = joinMessages(read.faults).replaceAll('rules.0.response', 'step');
    return { fault: { field, rule: 'function', message: `${field} returned an invalid step. ${reasons}` } };
  }
  const step = read.rules[0]?.response[0];
  if (step?.respond === undefined) return { step };
  return { fault: { field, rule: 'function', message: `${field} returned a step with respond; a function returns the response itself.` } };
}
