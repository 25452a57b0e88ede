const typescript = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');

function isGenuine(headers: Record<string, unknown>, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given } = headers;
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const own = Buffer.from(createHmac('sha256', secret).update(\`\${id}.\${time}.\${body}\`).digest('base64'));
  return String(given).split(' ').some((one) => {
    const [kind, text = ''] = one.split(',');
    const theirs = Buffer.from(text);
    return kind === 'v1' && theirs.length === own.length && timingSafeEqual(theirs, own);
  });
}

createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (!isGenuine(request.headers, body)) return reply.writeHead(401).end();
  reply.writeHead(204).end();
  console.log(JSON.parse(body).type);
}).listen(Number(process.env.PORT));
`;

const python = `import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_genuine(headers, body):
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    own = "v1," + base64.b64encode(hmac.new(secret, content, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one, own) for one in headers["webhook-signature"].split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            print(json.loads(body)["type"], flush=True)

    def log_message(self, *_):
        pass


HTTPServer(("", int(os.environ["PORT"])), Receiver).serve_forever()
`;

/** Receivers that check signatures. server/platform/webhook-samples.test.ts runs them. */
export const WEBHOOK_SAMPLES = [
  { name: 'TypeScript', text: typescript },
  { name: 'Python', text: python },
] as const;
