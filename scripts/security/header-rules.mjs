/**
 * The headers that every kind of answer has to have. The check of `npm run security`, the test tests/attacks/headers.test.ts and
 * docs/security-headers.md are made from this one list. `null`: the header must not be there.
 */
const never = { server: null, 'x-powered-by': null, 'access-control-allow-origin': null };

const everywhere = {
  'x-content-type-options': { is: /^nosniff$/, why: 'What is no script is never run as one.' },
  'referrer-policy': {
    is: /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/,
    why: 'Other sites learn the host at most, never a path or a query.',
  },
  ...never,
};

const kept = { is: /private|no-store/, why: 'No shared cache keeps what one person was told.' };

const page = {
  ...everywhere,
  'content-security-policy': {
    is: /^(?=.*default-src '(self|none)')(?=.*(script-src 'self' 'nonce-|default-src 'none'))(?=.*base-uri 'none')(?=.*form-action '(self|none)')(?=.*frame-ancestors '(self|none)')(?!.*script-src[^;]*unsafe)/,
    why: 'Scripts and styles from here or with this answer’s nonce; no base, no plug-ins, frames of our own alone.',
  },
  'x-frame-options': { is: /^(DENY|SAMEORIGIN)$/, why: 'The same for browsers that do not know frame-ancestors.' },
  'permissions-policy': { is: /camera=\(\).*microphone=\(\)/, why: 'No camera, microphone, place or device.' },
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
  'cross-origin-resource-policy': { is: /^same-(site|origin)$/, why: 'No other site embeds it.' },
  'cache-control': kept,
};

const picture = {
  ...everywhere,
  'content-security-policy': {
    is: /default-src 'none'.*sandbox/,
    why: 'A picture that is opened as a page runs nothing: SVG could.',
  },
};

const download = {
  ...everywhere,
  'content-security-policy': { is: /sandbox/, why: 'An HTML manual must not run as a page of ours.' },
  'content-disposition': { is: /^attachment/, why: 'It is kept, not opened.' },
  'cache-control': kept,
};

const json = { accept: 'application/json' };

/** Every kind of answer, with one request that gets it. `{original}` is the id of a document where the server has one. */
export const answers = [
  { title: 'The first page', url: '/', status: 200, headers: page },
  { title: 'A page that does not exist', url: '/no-such-page', status: 404, headers: page },
  { title: 'The workbench', url: '/admin', status: 200, headers: page },
  { title: 'The API reference', url: '/docs/', status: 200, headers: { ...page, 'cache-control': undefined } },
  { title: 'A host that is nobody’s', url: '/', host: 'nobody.example', status: 404, headers: page },
  { title: 'A call', url: '/api/admin/session', send: json, status: 200, headers: data },
  { title: 'A call that is refused', url: '/api/admin/audit', send: json, status: 401, headers: data },
  { title: 'A call that does not exist', url: '/api/no-such-call', send: json, status: 404, headers: data },
  {
    title: 'A call on a host that is nobody’s',
    url: '/api/admin/session',
    host: 'nobody.example',
    status: 421,
    headers: data,
  },
  { title: 'A picture that the server draws', url: '/icon.svg', status: 200, headers: picture },
  { title: 'The original of a document', url: '/api/documents/{original}/original', status: 200, headers: download },
];

/** Behind a proxy that speaks https, with TRUST_PROXY=true. */
export const overHttps = {
  'strict-transport-security': {
    is: /max-age=(\d{8,})/,
    why: 'Behind a proxy that speaks https: browsers never come back without it.',
  },
};

/** What is wrong with one answer, in words. */
export function checkHeaders({ title, headers }, found) {
  return Object.entries(headers).flatMap(([name, rule]) => {
    const value = found[name];
    if (rule === undefined) return [];
    if (rule === null)
      return value === undefined ? [] : [`${title}: the header ${name} must not be there; it is '${value}'.`];
    if (value === undefined) return [`${title}: the header ${name} is missing. ${rule.why}`];
    return rule.is.test(String(value)) ? [] : [`${title}: ${name} is '${value}'. ${rule.why}`];
  });
}

/** Cookies of ours that a script can read, that another site's page sends, or that go out without https. */
export function checkCookies(title, cookies, secure) {
  return cookies.flatMap((cookie) => {
    const name = cookie.split('=', 1)[0];
    const faults = [];
    if (!/;\s*SameSite=(Lax|Strict)/i.test(cookie)) faults.push(`${title}: the cookie ${name} has no SameSite.`);
    if (!/;\s*HttpOnly/i.test(cookie)) faults.push(`${title}: the cookie ${name} can be read by scripts.`);
    if (secure && !/;\s*Secure/i.test(cookie))
      faults.push(`${title}: the cookie ${name} is sent without https as well.`);
    return faults;
  });
}
