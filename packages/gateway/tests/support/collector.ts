import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A received span. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  /** Its attributes as text, to search for forbidden values. */
  readonly attributes: string;
}

interface ExportedSpans {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly { readonly name: string; readonly traceId: string; readonly attributes: unknown }[];
    }[];
  }[];
}

/** A collector of OpenTelemetry traces, with the received spans, oldest first. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  close(): void;
}

export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans }: ExportedSpans = JSON.parse(await text(request));
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const { name, traceId, attributes } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ service, name, traceId, attributes: JSON.stringify(attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The collector does not listen');
  return { url: `http://127.0.0.1:${address.port}`, spans, close: () => server.close() };
}
