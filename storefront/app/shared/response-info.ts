import { createContext, useContext } from 'react';

/** What an error page shows of its response. */
export interface ResponseInfo {
  readonly status: number;
  /** The id of the request in the logs of shop and gateway. */
  readonly requestId: string;
}

const ResponseInfoContext = createContext<ResponseInfo | undefined>(undefined);

export const ResponseInfoProvider = ResponseInfoContext.Provider;

/** The response that is being rendered; undefined in the browser, which keeps the server's markup. */
export function useResponseInfo(): ResponseInfo | undefined {
  return useContext(ResponseInfoContext);
}
