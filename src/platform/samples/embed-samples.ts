interface Facts {
  portal: string;
  channel: string;
  /** Whether the company's server says who the visitor is. */
  identity?: boolean | undefined;
}

const script = ({ portal }: Facts) => `<script src="${portal}/embed.js" async></script>`;

/** What a page needs to show a channel. The style keeps its place until the script has come, so that nothing moves. */
export const snippetFor = (facts: Facts) => ({
  name: 'HTML',
  text: `${script(facts)}
<millwright-portal
  channel="${facts.channel}"
  height="640px"${facts.identity ? '\n  identity-url="/millwright-identity"' : ''}
  style="display: block; min-height: 640px"
></millwright-portal>`,
});

export const bubbleFor = (facts: Facts) => ({
  name: 'Bubble',
  text: `${script(facts)}
<millwright-portal channel="${facts.channel}" look="bubble"></millwright-portal>`,
});

/** The same in hosts of micro front ends. */
export const hostSamples = (facts: Facts) => [
  { name: 'Bubble', text: bubbleFor(facts).text },
  {
    name: 'qiankun',
    text: `import { registerMicroApps, start } from 'qiankun';

registerMicroApps([
  {
    name: 'millwright',
    entry: { scripts: ['${facts.portal}/embed.js'] },
    container: '#assistant',
    activeRule: '/assistant',
    props: { portal: '${facts.portal}', channel: '${facts.channel}', height: '640px' },
  },
]);
start();`,
  },
  {
    name: 'micro-app',
    text: `<!-- In the host page itself, beside its <micro-app> elements -->
${script(facts)}
<millwright-portal portal="${facts.portal}" channel="${facts.channel}"></millwright-portal>`,
  },
  {
    name: 'iframe',
    text: `<iframe src="${facts.portal}/embed/${facts.channel}" title="Knowledge assistant"
  style="width: 100%; height: 640px; border: 0"></iframe>`,
  },
];

/** The company's own server: who asks, signed for one frame. They run in a test as they are shown. */
export const identitySamples = [
  {
    name: 'TypeScript',
    text: `import { createHmac, randomUUID } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Answers POST /millwright-identity for the visitor of your own session. */
export function signIdentity(asked: { channel: string; nonce: string; origin: string }, visitor: { id: string }) {
  const exp = Math.floor(Date.now() / 1000) + 120;
  const { channel: aud, nonce, origin } = asked;
  const claims = { sub: visitor.id, aud, origin, nonce, jti: randomUUID(), exp };
  const text = \`\${part({ alg: 'HS256', typ: 'JWT' })}.\${part(claims)}\`;
  const key = process.env.MILLWRIGHT_EMBED_SECRET ?? '';
  return \`\${text}.\${createHmac('sha256', key).update(text).digest('base64url')}\`;
}`,
  },
  {
    name: 'Python',
    text: `import base64, hashlib, hmac, json, os, time, uuid


def part(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def sign_identity(asked: dict, visitor_id: str) -> str:
    """Answers POST /millwright-identity for the visitor of your own session."""
    claims = {
        "sub": visitor_id,
        "aud": asked["channel"],
        "origin": asked["origin"],
        "nonce": asked["nonce"],
        "jti": str(uuid.uuid4()),
        "exp": int(time.time()) + 120,
    }
    head = part(json.dumps({"alg": "HS256", "typ": "JWT"}).encode())
    text = f"{head}.{part(json.dumps(claims).encode())}"
    key = os.environ["MILLWRIGHT_EMBED_SECRET"].encode()
    return f"{text}.{part(hmac.new(key, text.encode(), hashlib.sha256).digest())}"`,
  },
];
