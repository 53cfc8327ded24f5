import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { context, propagation, type Span, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { StopTracing } from './stop-tracing.ts';

const exportTimeoutMs = 3000;

/** Paths that monitoring requests every few seconds; their traces are not useful. */
const watched: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Attributes with a query, in the old and the current conventions. */
const withQuery = ['http.url', 'http.target', 'url.full', 'url.query'] as const;

/** Removes the query from a span, because queries contain codes and search terms. */
function hideQuery(span: Span): void {
  const attributes: unknown = 'attributes' in span ? span.attributes : undefined;
  if (typeof attributes !== 'object' || attributes === null) return;
  for (const name of withQuery) {
    const value: unknown = Reflect.get(attributes, name);
    if (typeof value === 'string') span.setAttribute(name, name === 'url.query' ? '' : (value.split('?')[0] ?? ''));
  }
}

/** Registers the instrumentations and sends their spans to the collector. */
export function exportTraces(service: string, require: NodeJS.Require): StopTracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }: IncomingMessage) => watched.has(url ?? ''),
        applyCustomAttributesOnSpan: hideQuery,
      }),
      new UndiciInstrumentation({ requestHook: hideQuery }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // Instrumentations patch a package when it is required. It may have been imported before, but patched prototypes apply to earlier imports
  // too.
  for (const name of ['node:http', 'pg']) tryRequire(require, name);
  // An unavailable collector must not prevent the process from exiting.
  return () => Promise.race([provider.shutdown().catch(() => undefined), delay(exportTimeoutMs)]);
}

/** Requires a package if it is installed: the storefront has no `pg`. */
function tryRequire(require: NodeJS.Require, name: string): void {
  try {
    require(name);
  } catch {
    // The package is not installed: nothing to trace.
  }
}
