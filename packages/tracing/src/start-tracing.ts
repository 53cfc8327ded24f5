import { createRequire } from 'node:module';
import type { StopTracing } from './stop-tracing.ts';

/**
 * Starts exporting OpenTelemetry traces of this process when OTEL_EXPORTER_OTLP_ENDPOINT names a collector, "http://collector:4318"; does
 * nothing, and loads no SDK, when it is unset. Incoming and outgoing requests and PostgreSQL statements become spans; `traceparent` is read
 * and forwarded. Neither queries nor parameters are exported: they contain text that shoppers typed.
 * @param service The name of the service in the traces.
 * @param from The module that loads the traced packages, `import.meta.url` of the process's main file.
 */
export async function startTracing(service: string, from: string): Promise<StopTracing> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(service, createRequire(from));
}
