import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../generated/locales';
import type { Config } from '../../config';
import { accessDomainOf } from './access-domain';
import { cookieDomainFor } from './cookie-domain';
import { isSecure } from './cookies';
import { negotiateLocale } from './locale';
import { type Network, networkOf } from './network-of';
import { newVisitor, readVisitor, visitorCookie } from './visitor';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose portal this is, from the Host header alone; undefined when it names nobody. */
    accessDomain: string | undefined;
    /** Language of messages to the person. */
    locale: Locale;
    /** The anonymous person: a random name in a cookie. Set by the guard of an operation. */
    visitor: string;
    /** The browser brought its name along: what it did before can be told from what others do. */
    readonly returning: boolean;
    /** Where it comes from, for whoever counts. */
    network: Network;
    /** Domain of the session's cookie; undefined: this host alone. */
    cookieDomain: string | undefined;
  }
}

/** What handlers know about a request. All lazy: a call that asks for none of it pays nothing. */
export function addRequestFacts(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (req, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    const hsts = transportPolicies[config.hsts];
    if (hsts && isSecure(req)) reply.header('strict-transport-security', hsts);
    // A proxy that passes Host on seldom takes this one away: the visitor would choose whose portal it is.
    delete req.headers['x-forwarded-host'];
  });
  app.decorateRequest('accessDomain', {
    getter(this: FastifyRequest) {
      return accessDomainOf(this.host, config.mainHosts);
    },
  });
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

/** For two years: what a browser once reached by https it reaches by nothing else. */
const transportPolicies = {
  subdomains: 'max-age=63072000; includeSubDomains',
  host: 'max-age=63072000',
  off: undefined,
};

/** Knows the person again, or gives a new name that the answer carries back. */
export function assignVisitor(req: FastifyRequest, reply: FastifyReply): void {
  const known = readVisitor(req.headers.cookie, isSecure(req));
  if (known) {
    req.visitor = known;
    return;
  }
  req.visitor = newVisitor();
  reply.header('set-cookie', visitorCookie(req.visitor, isSecure(req)));
}
