/** The address of the server, set by the bundler. */
declare const SERVER: string;

/** Sends a request of the generated client to the server, and returns what the client promises: status, headers and body. */
export async function fetcher<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${SERVER}${path}`, init);
  // The generated code names the type of each answer; the server keeps to it.
  return { status: response.status, headers: response.headers, data: await response.json() } as Answer;
}
