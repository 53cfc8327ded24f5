import { createContext, useContext } from 'react';

/** The data of a response that its error page shows. */
export interface ResponseInfo {
  readonly status: number;
  /** The id of the request in the logs of shop and gateway. */
  readonly requestId: string;
}

const ResponseInfoContext = createContext<ResponseInfo | undefined>(undefined);

export const ResponseInfoProvider = ResponseInfoContext.Provider;

/** Returns the response that is being rendered; undefined in the browser, which retains the server's markup. */
export function useResponseInfo(): ResponseInfo | undefined {
  return useContext(ResponseInfoContext);
}
