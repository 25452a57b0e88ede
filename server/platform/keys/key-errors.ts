import type { PlatformError } from '../../../setting/platform-errors';
import type { LocalizedText } from '../../base/http/errors';
import { ApiError } from '../../base/http/errors';
import { listed, message } from '../../base/messages/message';

const refusal = (status: number, reason: PlatformError, text: LocalizedText) => new ApiError(status, text, { reason });

export const invalidKey = () => refusal(401, 'invalid_key', message('platform:key.invalid'));
export const keyExpired = (at: Date) =>
  refusal(401, 'key_expired', message('platform:key.expired', { at: at.toISOString().slice(0, 10) }));
export const keyRevoked = () => refusal(401, 'key_revoked', message('platform:key.revoked'));
export const ownerGone = () => refusal(401, 'key_revoked', message('platform:key.ownerGone'));
export const keyInAddress = () => refusal(400, 'key_in_address', message('platform:key.inAddress'));
export const keyNetwork = (address: string) =>
  refusal(403, 'key_network', message('platform:key.network', { address }));
export const keyDomain = (host: string) => refusal(403, 'key_scope', message('platform:key.domain', { host }));
export const noKeysHere = () => refusal(403, 'key_scope', message('platform:key.notHere'));
export const keyScope = (needed: readonly string[], has: readonly string[]) =>
  refusal(403, 'key_scope', message('platform:key.scope', { needed: listed(needed), has: listed(has) }));
