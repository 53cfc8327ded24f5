import { chmod, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BackOffice, Outcome } from './command.ts';
import { runCommand } from './commands.ts';

/** Returns the path of the socket on which a running gateway accepts `mall` commands. */
export const socketPath = (dataDir: string): string => join(dataDir, 'admin.sock');

interface Order {
  readonly name: string;
  readonly args: readonly string[];
}

/** Opens the back-office entry point: a socket in the data folder that only the gateway's own user can connect to. */
export async function openAdminSocket(dataDir: string, office: BackOffice): Promise<Server> {
  const path = socketPath(dataDir);
  // This process has locked the folder, so an existing socket is stale.
  await rm(path, { force: true });
  const server = createServer(async (request, response) => {
    try {
      const { name, args } = readOrder(await text(request));
      response.end(JSON.stringify(await runCommand(name, args, office)));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ ok: false, lines: [error instanceof Error ? error.message : String(error)] } satisfies Outcome));
    }
  });
  // Other users cannot connect, not even between listening and chmod.
  const previous = process.umask(0o177);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve)).finally(() => process.umask(previous));
  await chmod(path, 0o600);
  return server;
}

function readOrder(body: string): Order {
  const order: unknown = JSON.parse(body);
  if (typeof order !== 'object' || order === null || !('name' in order) || !('args' in order)) throw new TypeError('No command was sent.');
  const { name, args } = order;
  if (typeof name !== 'string' || !Array.isArray(args)) throw new TypeError('No command was sent.');
  return { name, args: args.map(String) };
}

/** Sends a command to a running gateway. Rejects when no gateway is listening. */
export async function sendCommand(dataDir: string, order: Order): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ socketPath: socketPath(dataDir), method: 'POST' }, async (response) => {
      try {
        const outcome: Outcome = JSON.parse(await text(response));
        resolve(outcome);
      } catch (error) {
        reject(error);
      }
    });
    request.once('error', reject);
    request.end(JSON.stringify(order));
  });
}
