import type { Finding } from './findings.ts';
import type { Exchange } from './forward.ts';
import { readAnswer } from './read-answer.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

/** What is to be said of one call. */
export interface Judgement {
  /** The operation's name, or a word in its place: "(no operation)", "(unknown operation)". */
  readonly name: string;
  /** The answer's code, or what became of it instead. */
  readonly verdict: string;
  readonly milliseconds: number;
  readonly findings: readonly Finding[];
}

export interface JudgeOptions {
  /** After how many milliseconds an answer comes too late. */
  readonly slowMs: number;
  /** Whether an invalid request counts only if the target accepts it. */
  readonly answersOnly: boolean;
}

/** Holds a call against the contract, its request and its answer. */
export async function judge(exchange: Exchange, { slowMs, answersOnly }: JudgeOptions): Promise<Judgement> {
  const { answer, ending, milliseconds } = exchange;
  const request = await readRequest(exchange);
  const asked = answersOnly ? [] : request.findings;
  const late =
    milliseconds > slowMs
      ? [wrong('time', `an answer within ${slowMs} ms`, ending === 'abandoned' ? 'none until the client gave up' : 'a later one')]
      : [];
  const said = { name: request.name, milliseconds };
  if (ending === 'abandoned') return { ...said, verdict: 'abandoned', findings: [...asked, ...late] };
  if (!answer) return { ...said, verdict: 'no answer', findings: [...asked, wrong('connection', 'an answer', 'a broken connection')] };
  if (ending === 'dropped')
    return { ...said, verdict: 'cut off', findings: [...asked, wrong('connection', 'a whole answer', 'a part of it')] };
  const { code, findings } = readAnswer(request, answer);
  return { ...said, verdict: code ?? 'no code', findings: [...asked, ...findings, ...taken(request, code), ...late] };
}

/** An invalid request must not succeed. */
function taken({ findings }: ReadRequest, code: string | undefined): Finding[] {
  if (code !== '200' || findings.length === 0) return [];
  return [
    wrong(
      'code',
      `a refusal, since the request violates the contract: ${findings.map(({ path, expected }) => `${path} (${expected})`).join(', ')}`,
      code,
    ),
  ];
}

function wrong(path: string, expected: string, received: string): Finding {
  return { side: 'answer', path, expected, received };
}
