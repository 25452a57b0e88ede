import { as, secret, text, textOr, url, web, webBase } from '../../base/config/fields';
import { needAll, readFields, type Source } from '../../base/config/read-fields';

const weixin = {
  appId: text('WEIXIN_APP_ID', 'Id of your website application at WeChat. If unset, sign-in with WeChat is off.'),
  secret: secret('WEIXIN_SECRET', 'Secret of that application.'),
  openUrl: as(
    webBase('WEIXIN_OPEN_URL', 'Host of the QR code page, if not WeChat’s own.'),
    (own) => own ?? 'https://open.weixin.qq.com',
  ),
  apiUrl: as(
    webBase('WEIXIN_API_URL', 'Host of the API calls, if not WeChat’s own.'),
    (own) => own ?? 'https://api.weixin.qq.com',
  ),
};
const oidc = {
  issuer: url('OIDC_ISSUER', web, 'Issuer URL of the OpenID Connect provider. If unset, single sign-on is off.'),
  clientId: text('OIDC_CLIENT_ID', 'The portal’s client id at the provider.'),
  clientSecret: secret('OIDC_CLIENT_SECRET', 'Secret of that client.'),
  scope: textOr('OIDC_SCOPE', 'openid profile email phone', 'Scopes to request.'),
  name: as(text('OIDC_NAME', 'Label of the sign-in button.'), (given) => given ?? ''),
};
const bigdata = {
  url: as(
    url('BIGDATA_TOKEN_URL', web, 'Where the portal gets an additional token for a data platform.'),
    refuseUnlessSafe,
  ),
  key: text('BIGDATA_TOKEN_KEY', 'Key for that request; visible to browsers.'),
  domain: text('BIGDATA_TOKEN_DOMAIN', 'Domain of the cookie that holds the token.'),
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

/** Signed-in people's browsers call it, so the connection must be encrypted. */
function refuseUnlessSafe(address: string | undefined, faults: string[]): string | undefined {
  if (address !== undefined && !isSafeToCall(address))
    faults.push(
      'BIGDATA_TOKEN_URL must be an https:// address without a user name or password; http:// is accepted only for this machine, in a trial.',
    );
  return address;
}

function isSafeToCall(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username === '' && password === '' && (protocol === 'https:' || near);
}
