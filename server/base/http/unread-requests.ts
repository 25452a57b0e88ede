import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../messages/message';
import { unreadable } from './error-handler';
import type { LocalizedText } from './errors';
import { negotiateLocale } from './locale';

/** No id is longer; a longer path segment is refused before routing. */
export const mostInAddressPart = 500;

const headersInAll = 16;

function envelope(status: number, text: LocalizedText, languages: string | undefined): string {
  return JSON.stringify({ code: status, msg: text[negotiateLocale(languages, 'zh-CN')], data: null });
}

/** Refuses an address that the router cannot parse. No hook has run, so only the headers are known. */
export function refuseAddress(error: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  const { accept = '', 'accept-language': languages } = req.headers;
  // Browsers that navigate get the page for unknown paths.
  if (req.method === 'GET' && accept.includes('text/html')) {
    reply.raw.writeHead(302, { location: '/404' }).end();
    return;
  }
  const text = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? longAddress : unreadable;
  reply.raw
    .writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(envelope(400, text, languages));
}

/** Refuses malformed HTTP or unfinished headers. There is no request yet, only the raw bytes. */
export function refuseBytes(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, text } = faults[error.code ?? ''] ?? { status: 400, text: unreadable };
  const languages = /^accept-language:([^\r\n]{0,200})/im.exec(String(error.rawPacket ?? ''))?.[1];
  const body = envelope(status, text, languages);
  const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n`;
  if (socket.writable) socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  else socket.destroy();
}

const longAddress = message('base:unreadRequests.longAddress', { most: mostInAddressPart });

const faults: Record<string, { status: number; text: LocalizedText }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    text: message('base:unreadRequests.longHeaders', { limit: headersInAll }),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    text: message('base:unreadRequests.slow'),
  },
};
