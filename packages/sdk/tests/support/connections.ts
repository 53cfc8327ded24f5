import { mkdtemp, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from '../packed/execute.ts';
import { ensureProgram } from '../packed/toolchain.ts';

/** A running server that counts its connections. */
export interface CountingServer {
  /** Host and port. */
  readonly authority: string;
  /** Returns the number of connections since the start. */
  readonly connections: () => number;
  stop(): Promise<void>;
}

/** The files of a certificate for 127.0.0.1, which is its own authority. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Deletes the files. */
  remove(): Promise<void>;
}

/** Creates a certificate in a temporary folder. */
export async function createCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-certificate-'));
  const openssl = await ensureProgram('openssl', 'version', 'openssl');
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const extensions = ['subjectAltName=IP:127.0.0.1', 'keyUsage=critical,digitalSignature,keyCertSign'];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=mall test'];
  const added = extensions.flatMap((extension) => ['-addext', extension]);
  await execute(openssl, ['req', ...options, ...added, '-keyout', files.key, '-out', files.cert], folder);
  return { ...files, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts a server, with TLS if it gets a certificate. */
async function startCounting(respond: RequestListener, certificate?: Certificate): Promise<CountingServer> {
  if (certificate === undefined) return listen(createServer(respond));
  const [key, cert] = await Promise.all([readFile(certificate.key), readFile(certificate.cert)]);
  return listen(createTlsServer({ key, cert }, respond));
}

/** An HTTP proxy. */
export interface RunningProxy extends CountingServer {
  /** The requests to the proxy: method, target, credentials. */
  readonly requests: (readonly [string | undefined, string | undefined, string | undefined])[];
}

/** Starts a proxy that forwards requests with an absolute address and opens tunnels; with `password`, only for the user "me". */
async function startProxy({ password }: { readonly password?: string } = {}): Promise<RunningProxy> {
  const requests: RunningProxy['requests'] = [];
  const credentials = password === undefined ? undefined : `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    requests.push([method, url, headers['proxy-authorization']]);
    if (headers['proxy-authorization'] !== credentials) {
      response.writeHead(407).end('Proxy authentication required');
      return;
    }
    const forwarded = forward(url, { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    request.pipe(forwarded);
  });
  server.on('connect', ({ method, url = '', headers }, client) => {
    requests.push([method, url, headers['proxy-authorization']]);
    if (headers['proxy-authorization'] !== credentials) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const [host, port] = url.split(':');
    const target = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    target.on('error', () => client.destroy());
    client.on('error', () => target.destroy());
  });
  return { ...(await listen(server)), requests };
}

async function listen(server: Server | TlsServer): Promise<CountingServer> {
  let connections = 0;
  server.on('connection', () => {
    connections++;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { authority: `127.0.0.1:${address.port}`, connections: () => connections, stop };
}

/** A request to a server of a test; `count` is its number, from 1. */
interface CountedRequest {
  readonly path: string;
  readonly count: number;
  readonly headers: IncomingHttpHeaders;
  readonly socket: Socket;
}

const success = JSON.stringify({ code: '200', message: '', data: { total: 2 } });

/** Responds with a success. */
export const respondWithSuccess = (response: ServerResponse) => response.end(success);

/** Returns functions that start servers and proxies for a test, and one that stops all of them. */
export function createServers() {
  const running: CountingServer[] = [];
  const started = <Running extends CountingServer>(server: Running): Running => {
    running.push(server);
    return server;
  };
  return {
    /** Starts a server whose responses are successes, unless `respond` says otherwise; with TLS if it gets a certificate. */
    async serve(
      respond: (response: ServerResponse, request: CountedRequest) => void = respondWithSuccess,
      tls?: Certificate,
    ): Promise<CountingServer & { readonly url: string }> {
      let count = 0;
      const server = await startCounting((request, response) => {
        request
          .resume()
          .on('end', () =>
            respond(response, { path: request.url ?? '', count: ++count, headers: request.headers, socket: request.socket }),
          );
      }, tls);
      return { ...started(server), url: `${tls ? 'https' : 'http'}://${server.authority}/api/` };
    },
    async proxy(options?: Parameters<typeof startProxy>[0]): Promise<RunningProxy> {
      return started(await startProxy(options));
    },
    async stop(): Promise<void> {
      for (const server of running.splice(0).reverse()) await server.stop();
    },
  };
}
