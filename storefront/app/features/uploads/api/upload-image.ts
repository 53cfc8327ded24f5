import type { LanguageCode } from '@mall/locales';
import { createMallClient, type FetchInit, isMallError, upload } from '@mall/sdk';
import { uploadsAdd } from '@mall/sdk/operations/uploads';
import type { Upload } from '@mall/ui';

/** In milliseconds; long, because an upload depends on the connection. */
const timeoutMs = 120_000;

/** Returns an upload of images through the browser's API proxy. A refusal shows the mall's message; other errors can be retried. */
export function imageUpload(language: LanguageCode, sessionEnded: string): Upload {
  return async (file, { signal, onProgress }) => {
    const client = createMallClient({
      baseUrl: '/api/',
      language,
      timeoutMs,
      fetch: (url, init) => sendWithProgress(url, init, onProgress),
    });
    try {
      const { url } = await upload(client, uploadsAdd, { file }, { signal });
      return { url };
    } catch (error) {
      if (!isMallError(error)) throw error;
      if (error.name === 'SessionInvalidError') return { fault: sessionEnded };
      if (error.serverMessage !== undefined) return { fault: error.serverMessage };
      throw error;
    }
  };
}

/** Sends a request and reports its progress, which `fetch` does not. */
function sendWithProgress(
  url: string,
  { method, headers, body, signal }: FetchInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  const call = new XMLHttpRequest();
  call.open(method, url);
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
  call.responseType = 'text';
  return new Promise((resolve, reject) => {
    const stop = () => call.abort();
    signal.addEventListener('abort', stop);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new TypeError('The connection broke off'));
    call.onabort = () => reject(signal.reason);
    call.onloadend = () => signal.removeEventListener('abort', stop);
    call.send(body);
  });
}
