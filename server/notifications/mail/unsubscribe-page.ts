import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../generated/locales';
import { permissionsPolicy } from '../../base/http/security-headers';
import { message } from '../../base/messages/message';
import { escapeHtml } from '../../base/text/escape-html';

interface Shown {
  on: boolean;
  /** The portal's name and colour. */
  portal: string;
  color: string | undefined;
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#1b1d21;background:#f5f6f8}
main{box-sizing:border-box;width:min(36rem,100% - 2rem);padding:1.5rem 2rem 2rem;border-top:4px solid #0f6cbd;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font-size:1.25rem}p{margin:0 0 1rem}form{margin:0 0 1rem}
button{min-height:44px;padding:.5rem 1.25rem;font:inherit;color:inherit;background:none;border:1px solid;border-radius:6px;cursor:pointer}
a{color:inherit}:focus-visible{outline:3px solid;outline-offset:3px}
@media (prefers-color-scheme:dark){body{color:#e8eaed;background:#131517}main{background:#1d2023}}`;

/** The page of the link in a mail. It needs neither scripts nor a sign-in, and says what is so now; undefined: the link is broken. */
export function sendUnsubscribePage(reply: FastifyReply, locale: Locale, shown: Shown | undefined): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const color = /^#[0-9a-f]{3,6}$/i.test(shown?.color ?? '') ? `main{border-color:${shown?.color}}` : '';
  const title = escapeHtml(
    shown ? message('notifications:page.title', shown)[locale] : message('notifications:page.broken')[locale],
  );
  return reply
    .code(shown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      // The address is a secret.
      'referrer-policy': 'no-referrer',
      'permissions-policy': permissionsPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}${color}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${shown ? offer(shown, locale) : `<p>${escapeHtml(message('notifications:runOut')[locale])}</p>`}
<p><a href="/personInfo?PersonCommunity=/usercenter/settings">${escapeHtml(message('notifications:letter.settings')[locale])}</a></p>
</main>
</body>
</html>
`);
}

function offer({ on, portal }: Shown, locale: Locale): string {
  const [text, button] = on
    ? [message('notifications:page.ask', { portal }), message('notifications:page.stop')]
    : [message('notifications:page.done', { portal }), message('notifications:page.resume')];
  return `<p>${escapeHtml(text[locale])}</p>
<form method="post"><button name="mail" value="${on ? 'off' : 'on'}">${escapeHtml(button[locale])}</button></form>`;
}
