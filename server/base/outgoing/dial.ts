import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { OutgoingRefused } from './outgoing-refused';
import { hostOf } from './read-target';

export interface Dial {
  method: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  maxBytes: number;
  signal: AbortSignal;
  /** Replaces the certificate authorities that this machine trusts. */
  ca?: string;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** When the certificate of the host expires; not over http. */
  certificateEnds?: Date;
}

/**
 * Sends one request to exactly these addresses: the host name serves the TLS handshake and the Host header but is not
 * resolved again.
 */
export function dial(url: URL, addresses: readonly string[], wish: Dial): Promise<OutgoingAnswer> {
  const { method, headers, body, maxBytes, signal, ca } = wish;
  const host = hostOf(url);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send({
      host,
      port: url.port || undefined,
      path: url.pathname + url.search,
      method,
      // A compressed body could expand to any size, so none is accepted.
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Millwright', ...headers },
      lookup: always(addresses),
      // A reused connection may lead to an address that was checked earlier.
      agent: false,
      signal,
      ...(isIP(host) === 0 && { servername: host }),
      ...(ca && { ca }),
    });
    const end = (error: Error) => {
      reject(error);
      request.destroy();
    };
    request.on('error', reject);
    request.on('response', (response) => {
      if (Number(response.headers['content-length']) > maxBytes) return end(new OutgoingRefused('too-large'));
      const certificateEnds = endOfCertificate(response.socket);
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) return end(new OutgoingRefused('too-large'));
        chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({
          status,
          headers: answered,
          body: Buffer.concat(chunks),
          ...(certificateEnds && { certificateEnds }),
        });
      });
    });
    request.end(body);
  });
}

function endOfCertificate(socket: Socket): Date | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const ends = new Date(socket.getPeerCertificate().valid_to);
  return Number.isNaN(ends.getTime()) ? undefined : ends;
}

/** Always resolves to the checked addresses. */
function always(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => {
    const [first] = found;
    if (!first) return done(new Error('There is no address.'), '', 0);
    if (all) done(null, found);
    else done(null, first.address, first.family);
  };
}
