import type { FastifyReply } from 'fastify';
import { permissionsPolicy } from '../../base/http/security-headers';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:#242424;background:#f7f8fa}' +
  'main{max-width:36rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 .75rem}section+section{margin-top:2rem}' +
  '@media (prefers-color-scheme:dark){body{color:#e6e6e6;background:#131517}}';

const html = (nonce: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>此地址没有门户 · No portal here</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<section lang="zh-CN">
<h1>此地址没有门户</h1>
<p>这台服务器为多个组织提供知识门户，但您打开的地址没有对应的门户。请核对地址，或向您的组织询问正确的地址。</p>
<p>如果您是管理员：在工作台中发布此主机的设置，或将其加入 MAIN_HOST 后重新启动。</p>
</section>
<section lang="en-US">
<h1>There is no portal at this address</h1>
<p>This server hosts knowledge portals for several organizations, and none of them is at the address you opened. Check the address, or ask your organization for the right one.</p>
<p>If you run this server: publish a setting for this host in the workbench, or add it to MAIN_HOST and restart.</p>
</section>
</main>
</body>
</html>
`;

/** For hosts that nobody published: says what this is in both languages, and bears nobody's brand. */
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
