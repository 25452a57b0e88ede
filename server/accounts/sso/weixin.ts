import type { PeopleConfig } from '../config';
import type { WeixinProfile } from '../store/sign-ons';

type WeixinConfig = NonNullable<PeopleConfig['weixin']>;

const timeoutMs = 10_000;

interface Where {
  redirectUri: string;
  state: string;
  /** Whether the page is opened inside WeChat, where no QR code is scanned. */
  inside: boolean;
}

/** The address of WeChat's consent page. */
export function weixinUrl({ appId, openUrl }: WeixinConfig, { redirectUri, state, inside }: Where): string {
  const [page, scope] = inside ? ['oauth2/authorize', 'snsapi_userinfo'] : ['qrconnect', 'snsapi_login'];
  const query = new URLSearchParams({ appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state });
  return `${openUrl}/connect/${page}?${query}#wechat_redirect`;
}

interface Answer {
  errcode?: number;
  errmsg?: string;
  access_token?: string;
  openid?: string;
  unionid?: string;
  nickname?: string;
  headimgurl?: string;
}

/** The WeChat profile for this code. */
export async function askWeixin({ appId, secret, apiUrl }: WeixinConfig, code: string): Promise<WeixinProfile> {
  const ask = async (path: string, query: Record<string, string>): Promise<Answer> => {
    const url = `${apiUrl}/sns/${path}?${new URLSearchParams(query)}`;
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    // WeChat sends JSON as text/plain and errors with status 200. The address contains the secret, so no error may
    // quote it.
    const data = JSON.parse(await answer.text()) as Answer;
    if (data.errcode) throw new Error(`WeChat answered ${data.errcode} ${data.errmsg ?? ''}`);
    return data;
  };
  const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
  const { access_token = '', openid = '', unionid } = await ask('oauth2/access_token', grant);
  if (!access_token || !openid) throw new Error('WeChat named nobody');
  const profile = await ask('userinfo', { access_token, openid, lang: 'zh_CN' });
  const picture = profile.headimgurl ?? '';
  return {
    // The unionid identifies a person over all apps of a company; without it, the openid does within this app.
    subject: profile.unionid ?? unionid ?? openid,
    nickname: (profile.nickname ?? '').slice(0, 64),
    headImg: picture.startsWith('https://') ? picture.slice(0, 2048) : '',
  };
}
