import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../../base/database/secret';
import { ApiError, badRequest, tooMany } from '../../base/http/errors';
import { networkOf } from '../../base/http/network-of';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { newVisitor } from '../../base/http/visitor';
import { limits } from '../../base/limits/limits';
import { createWindows } from '../../base/limits/windows';
import { message } from '../../base/messages/message';
import { issuerFacts, resourceFacts } from '../oauth/addresses';
import { cleanName } from '../oauth/clean-name';
import { exchange } from '../oauth/exchange';
import { OauthError, sendOauthError } from '../oauth/oauth-error';
import { readParameters } from '../oauth/read-request';
import { readRedirect } from '../oauth/redirect-address';
import { addClient } from '../store/oauth-clients';
import { endGrant, findGrantOf } from '../store/oauth-grants';

const FORM = 'application/x-www-form-urlencoded';
const mostBytes = 16 * 1024;

/** What programs call to be connected: OAuth 2.1, in its own form. People answer on the consent page. */
export const oauthRoutes: Route = (app, { store }) => {
  const { db } = store;
  const { perSeconds, clients, networkClients, exchanges } = limits.oauth;
  const takeClient = createWindows(perSeconds * 1000);
  const takeExchange = createWindows(60_000);
  const options = { sendError: sendOauthError, bodyLimit: mostBytes };

  takeRawBodies(app, [FORM]);

  /** Facts are the same for everybody; programs read them from anywhere, without cookies of ours. */
  const facts = (reply: FastifyReply, said: object) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(said);
  app.operation('getMcpResource', (req, reply) => facts(reply, resourceFacts(req)), options);
  app.operation('getOauthIssuer', (req, reply) => facts(reply, issuerFacts(req)), options);
  app.get('/.well-known/oauth-protected-resource', (req, reply) => facts(reply, resourceFacts(req)));

  const answer = (reply: FastifyReply, status: number, said: object) =>
    // Programs have no use for a cookie.
    reply.removeHeader('set-cookie').code(status).header('cache-control', 'no-store').send(said);

  const readForm = (req: FastifyRequest): Map<string, string> => {
    const { near } = networkOf(req.ip);
    const waitMs = takeExchange(near, exchanges);
    if (waitMs > 0) throw tooMany(waitMs);
    const body: unknown = req.body;
    if (!Buffer.isBuffer(body)) throw badRequest(message('platform:oauth.form', { type: FORM }));
    return readParameters(body.toString('utf8'));
  };

  app.operation(
    'registerOauthClient',
    async (req, reply) => {
      const { near } = networkOf(req.ip);
      const waitMs = takeClient(`near ${near}`, networkClients) || takeClient('all', clients);
      if (waitMs > 0) throw tooMany(waitMs);
      const { redirect_uris: redirects, client_name: given } = req.body;
      const wrong = redirects.find((one) => !readRedirect(one));
      if (wrong !== undefined)
        throw new OauthError(
          'invalid_redirect_uri',
          message('platform:oauth.redirect', { address: wrong.slice(0, 200) }),
        );
      const [first = ''] = redirects;
      const client = {
        ...{ id: `mwc_${newVisitor()}`, access_domain: req.accessDomain ?? '', redirects, network: near },
        name: cleanName(given, new URL(first).host),
      };
      if (!(await addClient(db, client))) throw new ApiError(503, message('platform:oauth.clientsFull'));
      return answer(reply, 201, {
        ...{ client_id: client.id, client_id_issued_at: Math.floor(Date.now() / 1000), client_name: client.name },
        ...{ redirect_uris: redirects, token_endpoint_auth_method: 'none', response_types: ['code'] },
        grant_types: ['authorization_code', 'refresh_token'],
      });
    },
    options,
  );

  app.operation(
    'issueOauthToken',
    async (req, reply) => answer(reply, 200, await exchange(store, req, readForm(req))),
    options,
  );

  app.operation(
    'revokeOauthToken',
    async (req, reply) => {
      const given = readForm(req);
      const [token, client] = [given.get('token'), given.get('client_id')];
      if (!token || !client)
        throw new OauthError(
          'invalid_request',
          message('platform:oauth.missing', { name: token ? 'client_id' : 'token' }),
        );
      // One that is not known is as good as ended (RFC 7009).
      const grant = await findGrantOf(db, hashOf(token), client, req.accessDomain ?? '');
      if (grant) await endGrant(db, grant.id, 'client');
      return answer(reply, 200, {});
    },
    options,
  );
};
