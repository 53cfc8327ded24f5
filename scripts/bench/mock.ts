/** Measures the mock: its start time, and calls per second over all operations. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Operation, operations } from '../../contract/src/index.ts';
import { formBody, okFields } from '../../mock-server/src/requests/example-request.ts';
import { log, startService, stopServices, untilReady } from '../lib/processes.ts';
import { freePort } from '../lib/services/free-port.ts';
import { measure, post } from './load.ts';

/** The limits that QA can rely on: seconds until it responds, and calls per second. */
const [maxStartSeconds, minCallsPerSecond] = [3, 1500];

export async function benchMock(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const port = await freePort();
  const started = performance.now();
  const mock = startService('mock', ['--conditions=source', 'mock-server/src/main.ts'], { MOCK_PORT: String(port) }, folder);
  try {
    await untilReady(mock);
    const seconds = (performance.now() - started) / 1000;
    log(
      `mock: start                          ${seconds.toFixed(2)} s (gate ${maxStartSeconds}: ${seconds <= maxStartSeconds ? 'met' : 'NOT MET'})`,
    );
    const calls = await Promise.all([...operations.values()].map(exampleRequest));
    let next = 0;
    const { perSecond, p50, p99 } = await measure(async () => {
      const call = calls[next % calls.length];
      next += 1;
      if (call) await post(`http://127.0.0.1:${port}/api/?api=${call.api}`, call.body, { 'content-type': call.type });
    });
    const verdict = perSecond >= minCallsPerSecond ? 'met' : 'NOT MET';
    log(
      `mock: ${calls.length} operations in turn         ${perSecond.toFixed(0)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms (gate ${minCallsPerSecond}: ${verdict})`,
    );
  } finally {
    await stopServices([mock]);
    rmSync(folder, { recursive: true });
  }
}

interface RecordedRequest {
  readonly api: string;
  readonly body: Buffer;
  readonly type: string;
}

/** Returns a call as bytes, prepared once: serializing it must not be measured. */
async function exampleRequest(operation: Operation): Promise<RecordedRequest> {
  const response = new Response(formBody(operation, okFields(operation)));
  return { api: operation.api, body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}
