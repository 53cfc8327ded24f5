import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, type FaultName } from '../dispatch/fault.ts';
import { messageOf } from '../dispatch/messages.ts';
import { readLanguage } from '../shared/language.ts';

/** Refuses a request before an operation is called, in the envelope that every client understands. */
export function refuse(reply: FastifyReply, request: FastifyRequest, status: number, fault: FaultName, data: unknown = null) {
  const language = readLanguage(request.headers['accept-language']) ?? 'en';
  const code = codeOf(fault);
  return reply
    .code(status)
    .header('X-Request-Id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, message: messageOf(code, language), data }));
}
