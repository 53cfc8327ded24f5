import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A messenger of the test: the received messages, and the addresses for which it fails. */
export interface TestMessenger {
  readonly url: string;
  readonly received: { readonly to: string; readonly subject?: string; readonly text: string }[];
  /** Recipients for which it returns 500. */
  readonly refuses: Set<string>;
  close(): void;
}

/** Starts a messenger for MALL_MESSENGER_URL. */
export async function openMessenger(): Promise<TestMessenger> {
  const received: TestMessenger['received'] = [];
  const refuses = new Set<string>();
  const server = createServer(async (request, response) => {
    const message = JSON.parse(await text(request));
    const refused = refuses.has(message.to);
    if (!refused) received.push(message);
    response.writeHead(refused ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The messenger does not listen');
  return { url: `http://127.0.0.1:${address.port}/`, received, refuses, close: () => server.close() };
}
