import type { LanguageCode } from '@mall/locales';
import { createMall, createMallClient } from '@mall/sdk';
import { errorCatalog } from '@mall/sdk/errors';
import { wireExampleOf } from '@mall/sdk/testing';
import type { Gateway } from '../../storefront/app/shared/gateway/gateway.server.ts';

/**
 * Response of the gateway by operation: the name of an example of the contract, an error code of the catalogue, or `no answer`. An
 * operation that is not listed responds with its example `ok`.
 */
export type Answers = Readonly<Record<string, string>>;

const noAnswer = 'no answer';
const hourMs = 3_600_000;

const isErrorCode = (answer: string): answer is keyof typeof errorCatalog => /^\d+$/.test(answer) && answer in errorCatalog;

/** Returns the envelope as the gateway writes it. Throws when the contract has no such example. */
function envelopeOf(api: string, answer: string, messageOf: (key: string) => string) {
  return isErrorCode(answer)
    ? { code: answer, message: messageOf(errorCatalog[answer].key), data: null }
    : { code: '200', message: '', data: wireExampleOf({ api }, answer) };
}

/** Throws when a response is neither an example of its operation nor an error code. */
export function assertAnswers(answers: Answers): void {
  for (const [api, answer] of Object.entries(answers)) if (answer !== noAnswer) envelopeOf(api, answer, String);
}

/**
 * Creates the gateway of a story: the SDK's client, with the contract's examples as responses. `messageOf` returns the text of an error in
 * the story's language.
 */
export function storyGateway(answers: Answers, language: LanguageCode, messageOf: (key: string) => string): Gateway {
  const client = createMallClient({
    baseUrl: 'https://gateway.test/api/',
    language,
    session: { get: () => 'story-session', set() {} },
    timeoutMs: hourMs,
    maxRetries: 0,
    fetch: async (...sent) => {
      const form = await new Request(...sent).formData();
      const api = String(form.get('api'));
      const answer = answers[api] ?? 'ok';
      return answer === noAnswer ? new Promise<never>(() => {}) : Response.json(envelopeOf(api, answer, messageOf));
    },
  });
  return { mall: createMall(client), deviceHeaders: {}, expectSessionOf() {}, endSession() {} };
}
