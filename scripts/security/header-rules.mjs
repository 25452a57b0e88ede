/**
 * The required headers of every kind of response: the only source for `npm run security`, for
 * tests/attacks/headers.test.ts and for docs/security-headers.md. `null`: the header must be absent.
 */
const never = { server: null, 'x-powered-by': null, 'access-control-allow-origin': null };

const everywhere = {
  'x-content-type-options': { is: /^nosniff$/, why: 'Nothing but a script runs as a script.' },
  'referrer-policy': {
    is: /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/,
    why: 'Other sites learn the host at most, never a path or query.',
  },
  ...never,
};

const kept = { is: /private|no-store/, why: 'No shared cache keeps one person’s response.' };

const page = {
  ...everywhere,
  'content-security-policy': {
    is: /^(?=.*default-src '(self|none)')(?=.*(script-src 'self' 'nonce-|default-src 'none'))(?=.*base-uri 'none')(?=.*form-action '(self|none)')(?=.*frame-ancestors '(self|none)')(?!.*script-src[^;]*unsafe)/,
    why: 'Scripts and styles only from here or with this response’s nonce; no base, no plug-ins, only our own frames.',
  },
  'x-frame-options': { is: /^(DENY|SAMEORIGIN)$/, why: 'The same for browsers without frame-ancestors.' },
  'permissions-policy': { is: /camera=\(\).*microphone=\(\)/, why: 'No camera, microphone, location or devices.' },
  'cross-origin-opener-policy': { is: /^same-origin$/, why: 'A window that another site opened cannot reach ours.' },
  'cache-control': kept,
};

const data = {
  ...everywhere,
  'content-security-policy': {
    is: /default-src 'none'.*frame-ancestors 'none'/,
    why: 'Opened as a page, data runs, loads and frames nothing.',
  },
  'x-frame-options': { is: /^DENY$/, why: 'The same for older browsers.' },
  'cross-origin-resource-policy': { is: /^same-(site|origin)$/, why: 'No other site can embed it.' },
  'cache-control': kept,
};

const picture = {
  ...everywhere,
  'content-security-policy': {
    is: /default-src 'none'.*sandbox/,
    why: 'Opened as a page, a picture runs nothing; an SVG could.',
  },
};

const download = {
  ...everywhere,
  'content-security-policy': { is: /sandbox/, why: 'An HTML manual must not run as one of our pages.' },
  'content-disposition': { is: /^attachment/, why: 'It is downloaded, not opened.' },
  'cache-control': kept,
};

const json = { accept: 'application/json' };

/**
 * Every kind of response, with a request that gets it. `{original}` is the id of a document with an original file, if
 * the server has one.
 */
export const answers = [
  { title: 'The first page', url: '/', status: 200, headers: page },
  { title: 'A page that does not exist', url: '/no-such-page', status: 404, headers: page },
  { title: 'The workbench', url: '/admin', status: 200, headers: page },
  { title: 'The API reference', url: '/docs/', status: 200, headers: { ...page, 'cache-control': undefined } },
  { title: 'A host that nobody owns', url: '/', host: 'nobody.example', status: 404, headers: page },
  { title: 'A call', url: '/api/admin/session', send: json, status: 200, headers: data },
  { title: 'A refused call', url: '/api/admin/audit', send: json, status: 401, headers: data },
  { title: 'A call that does not exist', url: '/api/no-such-call', send: json, status: 404, headers: data },
  {
    title: 'A call on a host that nobody owns',
    url: '/api/admin/session',
    host: 'nobody.example',
    status: 421,
    headers: data,
  },
  { title: 'A picture drawn by the server', url: '/icon.svg', status: 200, headers: picture },
  { title: 'A document’s original file', url: '/api/documents/{original}/original', status: 200, headers: download },
];

/** Behind a proxy that terminates HTTPS, with TRUST_PROXY=true. */
export const overHttps = {
  'strict-transport-security': {
    is: /max-age=(\d{8,})/,
    why: 'Behind a proxy that serves HTTPS: browsers never return without it.',
  },
};

/** Faults in the headers of one response, as sentences. */
export function checkHeaders({ title, headers }, found) {
  return Object.entries(headers).flatMap(([name, rule]) => {
    const value = found[name];
    if (rule === undefined) return [];
    if (rule === null)
      return value === undefined ? [] : [`${title}: the header ${name} must be absent; it is '${value}'.`];
    if (value === undefined) return [`${title}: the header ${name} is missing. ${rule.why}`];
    return rule.is.test(String(value)) ? [] : [`${title}: ${name} is '${value}'. ${rule.why}`];
  });
}

/** Our cookies that scripts can read, that another site's page sends, or that are sent without HTTPS. */
export function checkCookies(title, cookies, secure) {
  return cookies.flatMap((cookie) => {
    const name = cookie.split('=', 1)[0];
    const faults = [];
    if (!/;\s*SameSite=(Lax|Strict)/i.test(cookie)) faults.push(`${title}: the cookie ${name} has no SameSite.`);
    if (!/;\s*HttpOnly/i.test(cookie)) faults.push(`${title}: the cookie ${name} can be read by scripts.`);
    if (secure && !/;\s*Secure/i.test(cookie)) faults.push(`${title}: the cookie ${name} is also sent without HTTPS.`);
    return faults;
  });
}
