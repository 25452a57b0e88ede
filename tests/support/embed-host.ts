import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Host {
  /** Another host than the portal's, so that browsers take the frame for a third party. */
  url: string;
  /** What the page shows: its body. */
  show(body: string): void;
  /** Signs identities from now on, for this visitor. */
  sign(channel: string, secret: string, subject: string): void;
  /** Identities that were asked for. */
  asked: { channel: string; nonce: string; origin: string }[];
  stop(): Promise<void>;
}

/** The site of a company, with a strict policy of its own, that embeds the portal at `portal`. */
export async function startEmbedHost(portal: string): Promise<Host> {
  let body = '';
  let signing: { channel: string; secret: string; subject: string } | undefined;
  const asked: Host['asked'] = [];
  const policy = `default-src 'none'; script-src ${portal} 'nonce-h'; frame-src ${portal}; connect-src 'self'; style-src 'nonce-h'`;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const server = createServer(async (req, res) => {
    if (req.url === '/favicon.ico') return void res.writeHead(204).end();
    if (req.method !== 'POST') {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
      const log = `<script nonce="h">window.heard=[];addEventListener('message',(e)=>{if(e.data==='login-expired')heard.push(e.data)});for(const n of ['ready','height','token-expired','login-expired','open','close'])addEventListener('millwright-'+n,(e)=>heard.push(e.type))</script>`;
      return void res.end(`<!doctype html><html lang="en"><title>Company</title>${log}<body><h1>Company</h1>${body}`);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { channel, nonce, origin } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ channel, nonce, origin });
    if (!signing) return void res.writeHead(204).end();
    const exp = Math.floor(Date.now() / 1000) + 120;
    const claims = { sub: signing.subject, aud: signing.channel, origin, nonce, jti: randomUUID(), exp };
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    res.end(`${text}.${createHmac('sha256', signing.secret).update(text).digest('base64url')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    show: (next) => {
      body = next;
    },
    sign: (channel, secret, subject) => {
      signing = { channel, secret, subject };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
