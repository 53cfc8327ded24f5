import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addCalls } from './control/calls.ts';
import { addControl } from './control/control.ts';
import { logRefusal } from './control/log-refusal.ts';
import { type Fault, withMessage } from './faults.ts';
import { addInformation } from './information.ts';
import { createMediaReader, widths } from './media.ts';
import { addPage } from './page/add-page.ts';
import { addressFault, imageFault, isCall, methodsOf } from './requests/addresses.ts';
import { addCors } from './requests/cors.ts';
import { bodyLimit, MalformedJson } from './requests/form.ts';
import { type Envelope, internalError, refusal } from './responses/envelope.ts';
import type { Scenario } from './rules/scenarios.ts';
import { type CallDependencies, createServe } from './serve.ts';

/** The dependencies of the server. */
export interface ServerDependencies extends CallDependencies {
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/** Builds the server: the gateway's address, and the contract's virtual paths for tools that read the contract. */
export function buildServer({
  rulebook,
  scenarios,
  journal,
  replay,
  isStrict,
  forwarder,
  ...responseDependencies
}: ServerDependencies): FastifyInstance {
  const { messages } = responseDependencies;
  const server = fastify({
    bodyLimit,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    // A malformed address, such as /%zz, reaches no handler.
    frameworkErrors: (_error, request, reply) => refuse(request, reply, 400),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  addCors(server);

  const json = jsonWriter();
  const readMedia = createMediaReader();
  const send = (reply: FastifyReply, status: number, envelope: Envelope) =>
    reply.code(status).type('application/json; charset=utf-8').send(json(envelope));
  const refusalOf = (request: FastifyRequest, fault: Fault) => refusal(messages, request.headers['accept-language'], [withMessage(fault)]);
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, fault: Fault = addressFault(status, request)) => {
    const envelope = refusalOf(request, fault);
    if (isCall(request)) logRefusal(journal, request, { status, fault: withMessage(fault), response: json(envelope) });
    return send(reply, status, envelope);
  };
  const refuseLogged: typeof refuse = (request, reply, status, fault = addressFault(status, request)) =>
    send(reply, status, refusalOf(request, fault));

  const serve = createServe({ ...responseDependencies, rulebook, journal, replay, isStrict, forwarder }, { json, refuse, refuseLogged });

  addPage(server, scenarios);
  addCalls(server, journal);
  addInformation(server);
  addControl(server, rulebook, scenarios);
  server.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/media/*', async (request, reply) => {
    const width = Number(request.query.w ?? 960);
    if (!widths.includes(width)) return refuse(request, reply, 400, { field: 'w', rule: 'enum', limit: widths });
    const image = await readMedia(request.params['*'], width);
    if (!image) return refuse(request, reply, 404, imageFault(request.params['*']));
    return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(image);
  });
  server.post('/api', (request, reply) => serve(request, reply));
  server.post<{ Params: { api: string } }>('/api/:api', (request, reply) => serve(request, reply, request.params.api));
  const handleNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(request.url);
    if (!methods || methods.includes(request.method)) return refuse(request, reply, 404);
    return refuse(request, reply.header('allow', methods.join(', ')), 405);
  };
  // The name of an operation contains a dot; a path without one is a wrong base path.
  server.post<{ Params: { api: string } }>('/:api', (request, reply) =>
    request.params.api.includes('.') ? serve(request, reply, request.params.api) : handleNotFound(request, reply),
  );

  server.setNotFoundHandler(handleNotFound);
  server.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (error instanceof MalformedJson) return refuse(request, reply, status, { field: 'body', rule: 'json', message: error.message });
    if (status < 500) return refuse(request, reply, status);
    console.error(request.id, error);
    return send(reply, status, internalError(messages, request.headers['accept-language'], request.id));
  });
  return server;
}

/** Prism returns the contract's own example objects, so each is serialized once. */
function jsonWriter(): (envelope: Envelope) => string {
  const serialized = new WeakMap<Envelope, string>();
  return (envelope) => {
    const json = serialized.get(envelope) ?? JSON.stringify(envelope);
    serialized.set(envelope, json);
    return json;
  };
}
