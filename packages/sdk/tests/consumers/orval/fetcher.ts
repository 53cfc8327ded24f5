/** URL of the server, set by the bundler. */
declare const SERVER: string;

/** Sends a request of the generated client to the server, and returns the type that the client expects: status, headers and body. */
export async function fetcher<MallResponse>(path: string, init: RequestInit): Promise<MallResponse> {
  const response = await fetch(`${SERVER}${path}`, init);
  // The generated code declares the type of each response; the server conforms to it.
  return { status: response.status, headers: response.headers, data: await response.json() } as MallResponse;
}
