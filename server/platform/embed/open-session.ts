import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../../base/database/secret';
import { ApiError, tooMany } from '../../base/http/errors';
import { networkOf } from '../../base/http/network-of';
import { newVisitor } from '../../base/http/visitor';
import { limits } from '../../base/limits/limits';
import { createWindows } from '../../base/limits/windows';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type ChannelRow, findShownChannel } from '../store/embed-channels';
import { addSession, takeOnce } from '../store/embed-sessions';
import { goodSecretsOf } from './channel-secrets';
import { readIdentity } from './read-identity';

interface Wish {
  channel: string;
  nonce: string;
  parent?: string;
  identity?: string;
}

const { perSeconds, sessions } = limits.embed;

/** Opens sessions of embedded pages: for a visitor whom the company names, or for nobody in particular. */
export function createSessionOpener({ store: { db }, sealer }: Pick<Context, 'store' | 'sealer'>) {
  const take = createWindows(perSeconds * 1000);
  return async ({ ip, accessDomain = '' }: Pick<FastifyRequest, 'ip' | 'accessDomain'>, wish: Wish) => {
    const waitMs = take(`${wish.channel} ${networkOf(ip).near}`, sessions);
    if (waitMs > 0) throw tooMany(waitMs);
    const channel = await findShownChannel(db, wish.channel, accessDomain);
    if (!channel) throw new ApiError(404, message('embed:unknown'));
    if (channel.state === 'off') throw new ApiError(403, message('embed:off'));
    const { parent = '' } = wish;
    if (parent !== '' && !channel.origins.includes(parent))
      throw new ApiError(403, message('embed:parent', { origin: parent }));
    const visitor = await visitorOf(channel, wish, parent);
    const token = `mwe_${newSecret()}`;
    const expiresAt = await addSession(db, {
      ...{ id: newVisitor(), channel_id: channel.id, token_hash: hashOf(token), parent },
      ...{ visitor: visitor.key, identified: visitor.identified },
    });
    const { identified, name } = visitor;
    return { token, expiresAt: expiresAt.toISOString(), identified, ...(name && { name }) };
  };

  async function visitorOf(channel: ChannelRow, { nonce, identity }: Wish, parent: string) {
    if (identity === undefined) {
      // What members read is for those alone whom the company names.
      if (channel.identity && channel.reads === 'organization')
        throw new ApiError(403, message('embed:needsIdentityHere'));
      return { key: `embed:${newVisitor()}`, identified: false, name: undefined };
    }
    if (!channel.identity) throw new ApiError(403, message('embed:noIdentity'));
    const expected = { channel: channel.id, origins: channel.origins, parent, nonce };
    const read = readIdentity(identity, goodSecretsOf(sealer, channel), expected);
    if ('fault' in read) throw new ApiError(403, read.fault);
    const marks = [hashOf(`id ${read.id}`), hashOf(`nonce ${nonce}`)];
    if (!(await takeOnce(db, channel.id, marks, read.expiresAt)))
      throw new ApiError(403, message('embed:identity.used'));
    // The same visitor each time, and another in each channel; the company's own name for them is kept nowhere.
    const key = createHash('sha256').update(`${channel.salt} ${read.subject}`).digest('base64url').slice(0, 22);
    return { key: `embed:${key}`, identified: true, name: read.name };
  }
}
