import { createContext, useContext } from 'react';

/** What an error page tells of the answer that it is. */
export interface AnswerFacts {
  readonly status: number;
  /** By which the logs of the shop and the gateway know the request. */
  readonly requestId: string;
}

const AnswerFactsContext = createContext<AnswerFacts | undefined>(undefined);

export const AnswerFactsProvider = AnswerFactsContext.Provider;

/** The answer that is being rendered; undefined in the browser, which keeps what the server has written of it. */
export function useAnswerFacts(): AnswerFacts | undefined {
  return useContext(AnswerFactsContext);
}
