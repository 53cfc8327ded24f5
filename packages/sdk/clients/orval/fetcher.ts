const { GATEWAY_URL = 'http://localhost:4010/api/' } = process.env;

/** Sends a request of the generated client to the mall; returns the status, headers and body that the generated types describe. */
export async function fetcher<Response>(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(GATEWAY_URL.replace(/\/$/, '') + path, init);
  // The generated code declares the type of each response.
  return { status: response.status, headers: response.headers, data: await response.json() } as Response;
}
