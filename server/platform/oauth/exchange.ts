import type { FastifyRequest } from 'fastify';
import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import { message } from '../../base/messages/message';
import { ACCESS_MIN, addTokens, type GrantRow, redeemCode, takeRefresh } from '../store/oauth-grants';
import { resourceOf } from './addresses';
import { OauthError } from './oauth-error';
import { isOwnResource, needParameter } from './read-request';
import { challengeOfVerifier, newTokens } from './tokens';

type Db = Store['db'];

const badGrant = () => new OauthError('invalid_grant', message('platform:oauth.grant'));

/** Exchanges a code, or a refresh token, for a new pair of tokens. */
export async function exchange({ db }: Store, req: FastifyRequest, given: Map<string, string>) {
  const need = (name: string) => needParameter(given, name);
  const resource = resourceOf(req);
  const named = given.get('resource');
  if (!isOwnResource(named, resource))
    throw new OauthError(
      'invalid_target',
      message('platform:oauth.resource', { named: (named ?? '').slice(0, 200), resource }),
    );
  const type = need('grant_type');
  const client = need('client_id');
  const accessDomain = req.accessDomain ?? '';
  if (type === 'authorization_code') {
    const challenge = challengeOfVerifier(need('code_verifier'));
    const shown = { code_hash: hashOf(need('code')), redirect: need('redirect_uri') };
    if (!challenge) throw badGrant();
    return issue(db, (trx) => redeemCode(trx, { ...shown, challenge, client_id: client, access_domain: accessDomain }));
  }
  if (type === 'refresh_token') {
    const hash = hashOf(need('refresh_token'));
    return issue(db, (trx) => takeRefresh(trx, { hash, client, accessDomain }));
  }
  throw new OauthError('unsupported_grant_type', message('platform:oauth.grantType', { type: type.slice(0, 60) }));
}

/** What was shown is used up and the new tokens are kept, or neither; that a grant ended by it stays so. */
async function issue(db: Db, take: (trx: Db) => Promise<GrantRow | undefined>) {
  const { access, refresh, hashes } = newTokens();
  const grant = await db.transaction().execute(async (trx) => {
    const found = await take(trx);
    if (found) await addTokens(trx, found.id, hashes);
    return found;
  });
  if (!grant) throw badGrant();
  return {
    ...{ access_token: access, token_type: 'Bearer', expires_in: ACCESS_MIN * 60, refresh_token: refresh },
    scope: grant.scopes.join(' '),
  };
}
