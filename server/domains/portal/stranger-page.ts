import type { FastifyReply } from 'fastify';
import { LOCALES, type Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { permissionsPolicy } from '../../base/http/security-headers';
import { message } from '../../base/messages/message';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:#242424;background:#f7f8fa}' +
  'main{max-width:36rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 .75rem}section+section{margin-top:2rem}' +
  '@media (prefers-color-scheme:dark){body{color:#e6e6e6;background:#131517}}';

const title = message('domains:stranger.title');
const [heading, visitors, operators] = [
  message('domains:stranger.heading'),
  message('domains:stranger.visitors'),
  message('domains:stranger.operators'),
];
const inEach = (text: LocalizedText) => LOCALES.map((locale) => text[locale]);
const section = (locale: Locale) => `<section lang="${locale}">
<h1>${heading[locale]}</h1>
<p>${visitors[locale]}</p>
<p>${operators[locale]}</p>
</section>`;

const html = (nonce: string) => `<!doctype html>
<html lang="${LOCALES[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${inEach(title).join(' · ')}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${LOCALES.map(section).join('\n')}
</main>
</body>
</html>
`;

/** For unpublished hosts: says what this is in every language, without a brand. */
export function sendStrangerPage(reply: FastifyReply, nonce: string): FastifyReply {
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': permissionsPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-store',
      vary: 'Host',
    })
    .send(html(nonce));
}
