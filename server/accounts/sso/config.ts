import { as, secret, text, textOr, url, web, webBase } from '../../base/config/fields';
import { needAll, readFields, type Source } from '../../base/config/read-fields';

const weixin = {
  appId: text('WEIXIN_APP_ID', 'Website application at WeChat. Absent: no sign-in by WeChat.'),
  secret: secret('WEIXIN_SECRET', 'Its secret.'),
  openUrl: as(webBase('WEIXIN_OPEN_URL', 'Another host of the QR page.'), (own) => own ?? 'https://open.weixin.qq.com'),
  apiUrl: as(
    webBase('WEIXIN_API_URL', 'Another host of the calls behind it.'),
    (own) => own ?? 'https://api.weixin.qq.com',
  ),
};
const oidc = {
  issuer: url('OIDC_ISSUER', web, 'OpenID Connect provider. Absent: no single sign-on.'),
  clientId: text('OIDC_CLIENT_ID', 'The portal’s name there.'),
  clientSecret: secret('OIDC_CLIENT_SECRET', 'Its secret.'),
  scope: textOr('OIDC_SCOPE', 'openid profile email phone', 'What is asked for.'),
  name: as(text('OIDC_NAME', 'What the button says.'), (given) => given ?? ''),
};
const bigdata = {
  url: as(
    url('BIGDATA_TOKEN_URL', web, 'Where the portal fetches a further token for a data platform.'),
    refuseUnlessSafe,
  ),
  key: text('BIGDATA_TOKEN_KEY', 'Key for it, which browsers see.'),
  domain: text('BIGDATA_TOKEN_DOMAIN', 'Domain of the cookie that keeps it.'),
};

export const ssoFields = [weixin, oidc, bigdata];

export function readSso(source: Source) {
  return { weixin: readWeixin(source), oidc: readOidc(source), bigdata: readBigdata(source) };
}

function readWeixin(source: Source) {
  const { appId, openUrl, apiUrl } = readFields(weixin, source);
  return appId ? { ...needAll(weixin, source, 'WEIXIN_APP_ID', ['appId', 'secret']), openUrl, apiUrl } : undefined;
}

function readOidc(source: Source) {
  if (!source.env.OIDC_ISSUER?.trim()) return undefined;
  const { scope, name } = readFields(oidc, source);
  return { ...needAll(oidc, source, 'OIDC_ISSUER', ['issuer', 'clientId', 'clientSecret']), scope, name };
}

function readBigdata(source: Source) {
  if (!source.env.BIGDATA_TOKEN_URL?.trim()) return undefined;
  return needAll(bigdata, source, 'BIGDATA_TOKEN_URL', ['url', 'key', 'domain']);
}

/** Browsers of signed-in people call it: nobody on the way may read the answer. */
function refuseUnlessSafe(address: string | undefined, faults: string[]): string | undefined {
  if (address !== undefined && !isSafeToCall(address))
    faults.push(
      'BIGDATA_TOKEN_URL must be an https:// address without a name and a password in it; http:// only for this machine, in a trial.',
    );
  return address;
}

function isSafeToCall(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username === '' && password === '' && (protocol === 'https:' || near);
}
