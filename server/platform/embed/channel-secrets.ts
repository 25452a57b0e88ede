import { randomBytes } from 'node:crypto';
import type { Sealer } from '../../base/database/sealer';
import type { ChannelRow } from '../store/embed-channels';

export const newChannelSecret = () => `mwi_${randomBytes(32).toString('base64url')}`;

const whose = (channel: string) => `embed:${channel}`;

export const sealChannelSecret = (sealer: Sealer, channel: string, secret: string): string =>
  sealer.seal(secret, whose(channel));

/** The secrets that sign identities now. */
export function goodSecretsOf(sealer: Sealer, { id, secret, former_secret, former_until }: ChannelRow): string[] {
  const overlaps = former_until !== null && former_until > new Date();
  return [secret, overlaps ? former_secret : null].flatMap((sealed) => {
    const text = sealed === null ? undefined : sealer.open(sealed, whose(id));
    return text === undefined ? [] : [text];
  });
}
