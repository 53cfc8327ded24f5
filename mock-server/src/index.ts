import { loadMessages } from './messages.ts';
import { createMocker } from './mocker.ts';
import { buildServer } from './server.ts';

export interface MockOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
}

/** A running mock gateway. */
export interface Mock {
  /** Where it listens, "http://127.0.0.1:4010"; the gateway's address is this and "/api/". */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a mock gateway: every operation of the contract, answered from its examples on the real wire.
 *
 * @throws when the port cannot be taken (`code` "EADDRINUSE" or "EACCES").
 */
export async function startMock({ port, host = '127.0.0.1' }: MockOptions): Promise<Mock> {
  const [mocker, messages] = await Promise.all([createMocker(), loadMessages()]);
  const server = buildServer(mocker, messages);
  const url = await server.listen({ port, host });
  return { url, close: () => server.close() };
}
