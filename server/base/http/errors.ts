import type { components } from '../../../generated/api';

export type Locale = components['schemas']['Locale'];
export type LocalizedText = Record<Locale, string>;
export type ErrorDetail = NonNullable<components['schemas']['ErrorAnswer']['data']>;

/** A refusal a person may read. Anything else that is thrown is a fault of ours and answers 500 without its text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: LocalizedText,
    readonly detail: ErrorDetail = {},
    readonly code = status,
  ) {
    super(text['en-US']);
    this.name = 'ApiError';
  }
}

const things = {
  document: ['文档', 'document'],
  passage: ['段落', 'passage'],
  chat: ['对话', 'conversation'],
  message: ['消息', 'message'],
  run: ['回答', 'answer'],
  file: ['文件', 'file'],
  page: ['页面', 'page'],
  picture: ['图片', 'picture'],
  detection: ['检测结果', 'detection'],
  domain: ['访问域', 'access domain'],
  revision: ['版本', 'revision'],
  person: ['用户', 'person'],
  device: ['设备', 'device'],
  organization: ['组织', 'organization'],
  application: ['申请', 'application'],
  factor: ['验证方式', 'second factor'],
} as const;
export type Thing = keyof typeof things;

const text = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, 'en-US': en });
/** Ids come from the request: a page-long one must not become a page-long message. */
const short = (value: string) => (value.length > 80 ? `${value.slice(0, 79)}…` : value);

export const badRequest = (reason: LocalizedText, detail?: ErrorDetail) => new ApiError(400, reason, detail);

export const unauthorized = () =>
  new ApiError(401, text('登录已失效，请重新登录。', 'Your session has ended. Sign in again.'));

export const forbidden = (thing: Thing) =>
  new ApiError(
    403,
    text(
      `只有创建者可以修改这个${things[thing][0]}。`,
      `Only the person who started this ${things[thing][1]} may change it.`,
    ),
  );

export const notFound = (thing: Thing, id: string) =>
  new ApiError(
    404,
    text(
      `没有找到${things[thing][0]}“${short(id)}”。它可能已被删除。`,
      `There is no ${things[thing][1]} '${short(id)}'. It may have been deleted.`,
    ),
  );

export const unknownCall = (call: string) =>
  new ApiError(
    404,
    text(
      `没有找到接口“${short(call)}”。全部接口见 /docs。`,
      `There is no call '${short(call)}'. The calls there are stand at /docs.`,
    ),
  );

export const conflict = (reason: LocalizedText, detail?: ErrorDetail) => new ApiError(409, reason, detail);

export const tooLarge = (limitBytes: number) =>
  new ApiError(
    413,
    text(
      `内容过大，最多 ${inKilobytes(limitBytes)} kB。`,
      `That is too large. At most ${inKilobytes(limitBytes)} kB are taken.`,
    ),
  );

export const tooMany = (retryAfterMs: number) =>
  new ApiError(
    429,
    text(
      `请求过于频繁，请在 ${inSeconds(retryAfterMs)} 秒后再试。`,
      `Too many requests. Try again in ${inSeconds(retryAfterMs)} seconds.`,
    ),
    { retryAfterMs },
  );

const parts = {
  store: ['数据库', 'The database'],
  search: ['检索服务', 'The search index'],
  upstream: ['上游服务', 'The service behind this call'],
} as const;

export const unavailable = (part: keyof typeof parts, retryAfterMs = 2000) =>
  new ApiError(
    503,
    text(
      `${parts[part][0]}暂时不可用，请在 ${inSeconds(retryAfterMs)} 秒后再试。`,
      `${parts[part][1]} is not available just now. Try again in ${inSeconds(retryAfterMs)} seconds.`,
    ),
    { retryAfterMs },
  );

export const failed = (requestId: string) =>
  new ApiError(
    500,
    text(
      `系统繁忙，请稍后再试（编号 ${requestId}）。`,
      `Something went wrong on our side. Try again later (reference ${requestId}).`,
    ),
    { requestId },
  );

const inKilobytes = (bytes: number) => Math.round(bytes / 1024).toLocaleString('en-US');
const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
