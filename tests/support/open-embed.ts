import { createHmac } from 'node:crypto';
import { openPlatform } from './open-platform';

/** The page of a company that shows the portal. */
export const PARENT = 'https://www.company.example';
export const NONCE = 'nonce-of-one-frame-0001';

/** A portal with a channel of an organization, and what its page and its company's server do. */
export async function openEmbed(options: Parameters<typeof openPlatform>[0] = {}, wish: object = {}) {
  const test = await openPlatform(options);
  await test.actFor('mill', 'admin');
  const { call, headers } = test;
  const full = (more: object = {}) => ({
    ...{ name: 'Web site', origins: [PARENT], pages: ['ask', 'search'], look: {} },
    ...{ identity: true, reads: 'public', perDay: 100, ...more },
  });
  const make = (more: object = {}, as = headers) =>
    call('POST', '/api/embed/channels', { headers: as, body: full(more) });
  const { data } = await make(wish);
  const channel = data?.channel?.id as string;
  const secret = (data?.secret ?? '') as string;
  const change = (more: object, id = channel) =>
    call('PUT', `/api/embed/channels/${id}`, { headers, body: { ...full(wish), enabled: true, ...more } });
  let count = 0;
  const sign = (claims: object = {}, by = secret) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 120;
    const whole = { sub: 'visitor-7', aud: channel, origin: PARENT, nonce: NONCE, jti: `j${++count}`, exp, ...claims };
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(whole)}`;
    return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
  };
  const open = (body: object = {}) =>
    call('POST', '/api/embed/sessions', { body: { channel, nonce: NONCE, parent: PARENT, ...body } });
  /** A session of its own frame, with an identity for the subject if one is given. */
  const enter = async (subject?: string) => {
    const nonce = `nonce-of-frame-${++count}-000000`;
    const identity = subject === undefined ? {} : { identity: sign({ sub: subject, nonce }) };
    const answer = await open({ nonce, ...identity });
    return { ...answer, by: { authorization: `Bearer ${answer.data?.token}` } };
  };
  return { ...test, make, change, channel, secret, sign, open, enter, full };
}
