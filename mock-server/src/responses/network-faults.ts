import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Closes the connection without a response. */
export function dropConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Aborts the connection with a TCP reset, without a response. */
export function resetConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.resetAndDestroy();
  return reply;
}

/** The milliseconds to wait before a response; a random number in a range. */
export function delayOf(delay: number | { readonly min: number; readonly max: number }): number {
  return typeof delay === 'number' ? delay : randomInt(delay.min, delay.max + 1);
}

/** The number of parts of a body that is sent slowly. */
const dripParts = 10;

/** A body in parts with equal pauses, the last of which is sent after `milliseconds`. Without a known length, it is sent with chunked encoding. */
export function dripOf(body: string, milliseconds: number): Readable {
  const bytes = Buffer.from(body);
  const size = Math.max(1, Math.ceil(bytes.length / dripParts));
  const count = Math.ceil(bytes.length / size);
  async function* parts() {
    for (let index = 0; index < count; index += 1) {
      await pause(milliseconds / count);
      yield bytes.subarray(index * size, (index + 1) * size);
    }
  }
  return Readable.from(parts());
}

/** The half of a body that a client receives before the connection is closed. */
export const firstHalf = (body: string) => body.slice(0, body.length / 2);

/** Sends the headers of a complete response, including its Content-Length, and half of its body, then closes the connection. */
export function truncateResponse(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(reply.statusCode, { 'content-length': Buffer.byteLength(body) });
  reply.raw.write(firstHalf(body), () => request.raw.socket.destroy());
  return reply;
}
