import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findOrganization, refuseUnlessProved } from '../../accounts';
import { hashOf, newSecret } from '../../base/database/secret';
import { ApiError, badRequest, conflict, notFound, tooMany } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { limits } from '../../base/limits/limits';
import { createWindows } from '../../base/limits/windows';
import { message } from '../../base/messages/message';
import { actingIn } from '../acting';
import { resourceOf } from '../oauth/addresses';
import { createClientFinder } from '../oauth/find-client';
import { readRequest } from '../oauth/read-request';
import { isNamed, returnAddress } from '../oauth/redirect-address';
import { originOf } from '../openai/ask';
import { noteClientUse } from '../store/oauth-clients';
import { addGrant, endGrant, findOwnGrant, listGrants, MOST_GRANTS } from '../store/oauth-grants';

/** What the consent page asks and says, and the programs that a person has connected. */
export const oauthConsentRoutes: Route = (app, { store, settings, outgoing }) => {
  const { db } = store;
  const findClient = createClientFinder({ db, outgoing });
  const { perSeconds, requests } = limits.oauth;
  const take = createWindows(perSeconds * 1000);

  /** Who asks for what, in whose name. Throws for what must not be answered: then nobody is sent anywhere. */
  async function readFor(req: FastifyRequest, query: string) {
    const who = await actingIn(db, req);
    const waitMs = take(who.person, requests);
    if (waitMs > 0) throw tooMany(waitMs);
    const { setting } = await settings.get(req.accessDomain);
    if (!setting.functionList?.includes(3)) throw new ApiError(403, message('platform:key.closed'));
    const asked = readRequest(query, resourceOf(req));
    const client = await findClient(asked.client, req.accessDomain ?? '');
    if (!isNamed(asked.redirect, client.redirects))
      throw badRequest(message('platform:oauth.redirectUnknown', { address: asked.redirect.slice(0, 200) }));
    return { who, asked, client, returnsTo: new URL(asked.redirect).host };
  }

  app.operation('readOauthRequest', async (req) => {
    const { who, asked, client, returnsTo } = await readFor(req, req.query.request);
    const acts = who.organization === undefined ? undefined : await findOrganization(db, who.organization);
    return {
      ...{ name: client.name, returnsTo, scopes: asked.scopes, account: req.person?.nickname ?? '' },
      ...(client.provenHost !== undefined && { provenHost: client.provenHost }),
      ...(acts && { organization: { id: acts.id, name: acts.name } }),
    };
  });

  app.operation('answerOauthRequest', async (req) => {
    const { request, allow, organization } = req.body;
    const { who, asked, client, returnsTo } = await readFor(req, request);
    const back = { state: asked.state, iss: originOf(req) };
    if (!allow) return { location: returnAddress(asked.redirect, { error: 'access_denied', ...back }) };
    // In another tab the person may act for another organization by now: they allow what they were shown.
    if (organization !== who.organization) throw conflict(message('platform:oauth.switched'));
    refuseUnlessProved(who.session);
    const code = newSecret();
    const made = await db.transaction().execute(async (trx) => {
      const isAdded = await addGrant(trx, {
        ...{ id: randomBytes(8).toString('hex'), access_domain: req.accessDomain ?? '', person_id: who.person },
        ...{ client_id: client.id, client_name: client.name, returns_to: returnsTo, scopes: asked.scopes },
        ...{ organization_id: who.organization ?? null, redirect: asked.redirect },
        ...{ code_hash: hashOf(code), challenge: asked.challenge },
      });
      if (isAdded) await noteClientUse(trx, client.id);
      return isAdded;
    });
    if (!made) throw conflict(message('platform:oauth.most', { most: MOST_GRANTS }));
    return { location: returnAddress(asked.redirect, { code, ...back }) };
  });

  app.operation('listOauthGrants', async (req) => {
    const { person, domain } = await actingIn(db, req);
    return (await listGrants(db, person, domain ?? '')).map((row) => ({
      ...{ id: row.id, name: row.client_name, returnsTo: row.returns_to, scopes: row.scopes as never },
      ...{ createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() },
      ...(row.organizationName !== null && { organization: row.organizationName }),
      ...(row.used_at && { usedAt: row.used_at.toISOString(), usedNetwork: row.used_network ?? '' }),
    }));
  });

  app.operation('endOauthGrant', async (req) => {
    const { person } = await actingIn(db, req);
    const grant = await findOwnGrant(db, req.params.id, person);
    if (!grant) throw notFound('key', req.params.id);
    await endGrant(db, grant.id, 'owner');
    return null;
  });
};
