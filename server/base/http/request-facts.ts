import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../generated/locales';
import type { Config } from '../../config';
import { accessDomainOf } from './access-domain';
import { cookieDomainFor } from './cookie-domain';
import { isSecure } from './cookies';
import { negotiateLocale } from './locale';
import { type Network, networkOf } from './network-of';
import { newVisitor, readVisitor, visitorCookie } from './visitor';

/** Drafts of one author, of what a domain or an organization has of its own. */
export interface DraftsOf {
  owner: string;
  author: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The domain of the portal, from the Host header alone; undefined if the host belongs to no domain. */
    accessDomain: string | undefined;
    /** The domain whose data a workbench's preview reads instead; set only for an operator who may change it. */
    previewDomain: string | undefined;
    /** The knowledge bases that the previewed draft lists, in place of the published ones; what may be read stays as it is. */
    previewScope: readonly number[] | undefined;
    /** Set if that domain was never published: the organization that its preview stands for, by the right of whoever began it. */
    previewBegun: { tenantId: string | undefined } | undefined;
    /** Whose drafts of assistants the preview shows, and whose assistants they are. */
    previewDraftsOf: DraftsOf | undefined;
    /** The organization whose key made the call, in place of a person. */
    organizationKey: string | undefined;
    /** The knowledge bases to which the key of the call is narrowed. */
    keyBases: readonly number[] | undefined;
    /** Language of messages to the person. */
    locale: Locale;
    /** The anonymous visitor's random id, kept in a cookie. Set by the guard of an operation. */
    visitor: string;
    /** Whether the browser sent its visitor cookie, so that its earlier actions can be attributed to it. */
    readonly returning: boolean;
    /** The network of the client's address, for limits. */
    network: Network;
    /** Domain of the session cookie; undefined for this host alone. */
    cookieDomain: string | undefined;
  }
}

/** Adds what handlers know about a request. The values are computed only when read. */
export function addRequestFacts(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (req, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    const hsts = transportPolicies[config.hsts];
    if (hsts && isSecure(req)) reply.header('strict-transport-security', hsts);
    // Proxies that pass Host on seldom remove this header, so visitors could choose the domain with it.
    delete req.headers['x-forwarded-host'];
  });
  app.decorateRequest('accessDomain', {
    getter(this: FastifyRequest) {
      return accessDomainOf(this.host, config.mainHosts);
    },
  });
  app.decorateRequest('previewDomain', undefined);
  app.decorateRequest('previewScope', undefined);
  app.decorateRequest('previewBegun', undefined);
  app.decorateRequest('previewDraftsOf', undefined);
  app.decorateRequest('organizationKey', undefined);
  app.decorateRequest('keyBases', undefined);
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return negotiateLocale(this.headers['accept-language'], 'zh-CN');
    },
  });
  app.decorateRequest('visitor', '');
  app.decorateRequest('returning', {
    getter(this: FastifyRequest) {
      return readVisitor(this.headers.cookie, isSecure(this)) !== undefined;
    },
  });
  app.decorateRequest('network', {
    getter(this: FastifyRequest) {
      return networkOf(this.ip);
    },
  });
  app.decorateRequest('cookieDomain', {
    getter(this: FastifyRequest) {
      return cookieDomainFor(this.host, config.cookieDomain);
    },
  });
}

/** Valid for two years, during which browsers use HTTPS only. */
const transportPolicies = {
  subdomains: 'max-age=63072000; includeSubDomains',
  host: 'max-age=63072000',
  off: undefined,
};

/** Recognizes the visitor by the cookie, or assigns a new id and sets the cookie. */
export function assignVisitor(req: FastifyRequest, reply: FastifyReply): void {
  const known = readVisitor(req.headers.cookie, isSecure(req));
  if (known) {
    req.visitor = known;
    return;
  }
  req.visitor = newVisitor();
  reply.header('set-cookie', visitorCookie(req.visitor, isSecure(req)));
}
