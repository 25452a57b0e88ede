import type { LocalizedText } from '../http/errors';

const texts = {
  'no-address': {
    'zh-CN': '这不是可以访问的地址：应为 https://主机名/路径，不含空格和反斜杠，最多 2048 个字符。',
    'en-US':
      'This is no address that can be called: it takes https://host/path without spaces and backslashes, at most 2048 characters.',
  },
  scheme: {
    'zh-CN': '地址须以 https:// 开头。',
    'en-US': 'The address must begin with https://.',
  },
  credentials: {
    'zh-CN': '地址中不能包含用户名或密码。',
    'en-US': 'The address must not carry a name or a password.',
  },
  port: {
    'zh-CN': '不允许使用此端口；请使用协议的默认端口。',
    'en-US': 'This port is not allowed. Use the usual port of the scheme.',
  },
  'not-public': {
    'zh-CN': '该主机指向的不是公网地址，未访问。',
    'en-US': 'The host leads to an address that is not a public one, and was not called.',
  },
  'not-found': {
    'zh-CN': '域名解析没有找到该主机。',
    'en-US': 'The host has no address in the DNS.',
  },
  unreachable: {
    'zh-CN': '无法连接该主机，或其证书不被信任。',
    'en-US': 'The host could not be reached, or its certificate is not trusted.',
  },
  'too-slow': {
    'zh-CN': '该主机未在规定时间内答复。',
    'en-US': 'The host did not answer in time.',
  },
  'too-large': {
    'zh-CN': '该主机的答复超过允许的大小。',
    'en-US': 'The answer of the host is larger than allowed.',
  },
  redirected: {
    'zh-CN': '该主机将请求转到了其他地址，未跟随。',
    'en-US': 'The host sent the request on to another address, and it was not followed.',
  },
} satisfies Record<string, LocalizedText>;

export type OutgoingReason = keyof typeof texts;

/** Why an address was not called, or what came of it. Says nothing of the inner network: no address, no error of a socket. */
export class OutgoingRefused extends Error {
  readonly text: LocalizedText;

  constructor(
    readonly reason: OutgoingReason,
    options?: ErrorOptions,
  ) {
    super(texts[reason]['en-US'], options);
    this.name = 'OutgoingRefused';
    this.text = texts[reason];
  }
}
