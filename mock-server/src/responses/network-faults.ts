import type { FastifyReply, FastifyRequest } from 'fastify';

/** Closes the connection without a response. */
export function dropConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
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
