import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The part of WeChat that sign-in needs. Its page has a link `scan` that does what scanning the code does: it returns
 * the page to the portal.
 */
export async function startWeixin() {
  const person = { unionid: 'union-1', nickname: '磨坊主', headimgurl: 'https://thirdwx.example/1.png' };
  const asked: URL[] = [];
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://x');
    if (url.pathname.startsWith('/connect/')) {
      res.setHeader('content-type', 'text/html').end(scanPage(url.searchParams));
      return;
    }
    asked.push(url);
    const fits = url.searchParams.get('secret') === 'shh' && url.searchParams.get('code') === 'good';
    const token = fits ? { access_token: 'at', openid: 'open-1' } : { errcode: 40029, errmsg: 'invalid code' };
    res.end(JSON.stringify(url.pathname === '/sns/userinfo' ? { ...person, openid: 'open-1' } : token));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

function scanPage(query: URLSearchParams): string {
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('code', 'good');
  back.searchParams.set('state', query.get('state') ?? '');
  return `<!doctype html><title>WeChat</title><a id="scan" target="_top" href="${back}">scan</a>`;
}
