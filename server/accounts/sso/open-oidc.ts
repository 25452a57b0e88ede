import type { Configuration } from 'openid-client';
import type { PeopleConfig } from '../config';

type OidcConfig = NonNullable<PeopleConfig['oidc']>;

export interface OidcClaims {
  issuer: string;
  subject: string;
  name: string;
  /** Present only if the provider has verified that it is the person's. */
  email?: string;
  phone?: string;
}

interface OidcRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

interface Oidc {
  newVerifier(): { nonce: string; verifier: string };
  authorizeUrl(request: OidcRequest): Promise<string>;
  /** Checks state, nonce, PKCE, issuer, audience and signature, and asks the provider for the person's claims. */
  finish(current: URL, request: Omit<OidcRequest, 'redirectUri'>): Promise<OidcClaims>;
  /** Empty if the provider has no such page. */
  logoutUrl(returnTo: string): Promise<string>;
}

/** The identity provider of a company. Discovered at the first sign-in, so that an outage does not delay startup. */
export function openOidc({ issuer, clientId, clientSecret, scope }: OidcConfig): Oidc {
  let found: Promise<Configuration> | undefined;
  const load = async () => {
    const client = await import('openid-client');
    found ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: 10,
        // Plain http is for a provider on the same machine or network, and only if configured.
        execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
      })
      .catch((error) => {
        found = undefined;
        throw error;
      });
    return { client, config: await found };
  };
  return {
    newVerifier: () => ({ nonce: randomText(), verifier: randomText() }),
    async authorizeUrl({ redirectUri, state, nonce, verifier }) {
      const { client, config } = await load();
      const code_challenge = await client.calculatePKCECodeChallenge(verifier);
      const pkce = { code_challenge, code_challenge_method: 'S256' };
      return client.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope, state, nonce, ...pkce }).href;
    },
    async finish(current, { state, nonce, verifier }) {
      const { client, config } = await load();
      const tokens = await client.authorizationCodeGrant(config, current, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      const more = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return readClaims({ ...claims, ...more });
    },
    async logoutUrl(returnTo) {
      const { client, config } = await load();
      if (!config.serverMetadata().end_session_endpoint) return '';
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

const randomText = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

function readClaims(claims: Record<string, unknown>): OidcClaims {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    issuer: text(claims.iss),
    subject: text(claims.sub),
    name: text(claims.name) || text(claims.nickname) || text(claims.preferred_username),
    ...(claims.email_verified === true && { email: text(claims.email) }),
    ...(claims.phone_number_verified === true && { phone: text(claims.phone_number) }),
  };
}
