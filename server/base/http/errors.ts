import type { components } from '../../../generated/api';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { message } from '../messages/message';

export type { LocalizedText };

type ErrorDetail = NonNullable<components['schemas']['ErrorAnswer']['data']>;

/**
 * An error with a message for the person. Any other error is a fault of the server and becomes a 500 without its text.
 */
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

type Thing =
  | 'document'
  | 'passage'
  | 'chat'
  | 'message'
  | 'run'
  | 'file'
  | 'page'
  | 'picture'
  | 'detection'
  | 'domain'
  | 'revision'
  | 'person'
  | 'device'
  | 'organization'
  | 'application'
  | 'invitation'
  | 'operator'
  | 'guestLink'
  | 'comment'
  | 'factor'
  | 'assistant'
  | 'procedure'
  | 'calculator'
  | 'tool'
  | 'community'
  | 'demand'
  | 'search'
  | 'response'
  | 'contact'
  | 'post'
  | 'notice'
  | 'board'
  | 'market'
  | 'offering'
  | 'price'
  | 'order'
  | 'entitlement'
  | 'webhook'
  | 'delivery'
  | 'channel'
  | 'key'
  | 'service'
  | 'model'
  | 'activity'
  | 'work'
  | 'win'
  | 'memory'
  | 'draft'
  | 'supplier'
  | 'review'
  | 'category';

/** Ids come from requests, so an overlong one is cut before it is quoted in a message. */
const short = (value: string) => (value.length > 80 ? `${value.slice(0, 79)}…` : value);

export const badRequest = (reason: LocalizedText, detail?: ErrorDetail) => new ApiError(400, reason, detail);

export const unauthorized = () => new ApiError(401, message('base:errors.unauthorized'));

export const forbidden = (thing: Thing) =>
  new ApiError(403, message('base:errors.forbidden', { thing: message(`base:thing.${thing}`) }));

export const notFound = (thing: Thing, id: string) =>
  new ApiError(404, message('base:errors.notFound', { thing: message(`base:thing.${thing}`), id: short(id) }));

export const unknownCall = (call: string) =>
  new ApiError(404, message('base:errors.unknownCall', { call: short(call) }));

export const conflict = (reason: LocalizedText, detail?: ErrorDetail) => new ApiError(409, reason, detail);

export const tooLarge = (limitBytes: number) =>
  new ApiError(413, message('base:errors.tooLarge', { limit: inKilobytes(limitBytes) }));

export const tooMany = (retryAfterMs: number) =>
  new ApiError(429, message('base:errors.tooMany', { count: inSeconds(retryAfterMs) }), { retryAfterMs });

export const unavailable = (part: 'store' | 'search' | 'upstream', retryAfterMs = 2000) =>
  new ApiError(
    503,
    message('base:errors.unavailable', { part: message(`base:part.${part}`), count: inSeconds(retryAfterMs) }),
    { retryAfterMs },
  );

export const failed = (requestId: string) =>
  new ApiError(500, message('base:errors.failed', { requestId }), { requestId });

const inKilobytes = (bytes: number) => Math.round(bytes / 1024).toLocaleString('en-US');
const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
