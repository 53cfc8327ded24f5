import { type Report, startVerifier } from '@mall/mock-server/verify';
import { openTestGateway, signInBy, type TestGateway } from './gateway.ts';
import { callOver } from './process.ts';
import { openProvider, type TestProvider } from './provider.ts';

/** A test gateway that is called over HTTP, through a proxy that validates every call against the contract. */
export interface VerifiedGateway extends TestGateway {
  /** Returns the proxy's report so far. */
  report(): Promise<Report>;
  /** The payment provider; it offers payments by Alipay only. */
  readonly provider: TestProvider;
}

/** Opens a gateway behind a verifier. The verifier ignores invalid requests, because tests send them on purpose. */
export async function openVerifiedGateway(): Promise<VerifiedGateway> {
  const provider = await openProvider('provider-secret-for-tests-only-0000');
  const gateway = await openTestGateway({ settings: { ...provider.settings, qrMethods: ['pc_alipay'] } });
  const origin = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  const verifier = await startVerifier({ target: `${origin}/api/`, port: 0, responsesOnly: true });
  const call: TestGateway['call'] = (api, fields, options) => callOver(verifier.url, api, fields, { client: '192.0.2.1', ...options });
  return {
    ...gateway,
    call,
    provider,
    signIn: (guest) => signInBy(call, guest),
    report: verifier.report,
    close: async () => {
      await verifier.close();
      await gateway.close();
      await provider.close();
    },
  };
}

/** Returns the contract violations, each with its operation. */
export function broken({ operations }: Report): string[] {
  return operations.flatMap(({ api, violations }) => violations.map((violation) => `${api} ${JSON.stringify(violation)}`));
}
