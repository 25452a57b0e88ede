import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

interface Options {
  /** The portal's origin, from which the provider knows the callback and the home page. */
  portal: string;
  /** The email address that it claims for Anna. */
  email?: string;
}

/** A real identity provider on its own port, with one person, Anna, whatever name is typed. */
export async function startIdentityProvider({
  portal,
  email = 'anna@example.com',
}: Options): Promise<{ issuer: string; stop(): void }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // oidc-provider warns on the console that this set-up is for tests only.
  for (const level of ['warn', 'info', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  const { default: Provider } = await import('oidc-provider');
  const claims = { email, email_verified: true, name: 'Anna' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'mill',
        client_secret: 'shared secret of the mill',
        redirect_uris: [`${portal}/api/session/sso/callback`],
        post_logout_redirect_uris: [`${portal}/engine`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile', 'phone'],
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    jwks: undefined,
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...claims }) }),
  });
  server.on('request', provider.callback());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { issuer, stop };
}

/** The variables that make a portal use this provider. */
export const signOnEnv = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'mill',
  OIDC_CLIENT_SECRET: 'shared secret of the mill',
  OIDC_NAME: 'Mill ID',
});

/** Goes through the provider's pages as a person would; returns the address to which it redirects the browser. */
export async function signInAtProvider(authorizeUrl: string, backTo: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = authorizeUrl;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (url.startsWith(backTo)) return new URL(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    form = undefined;
    const location = answer.headers.get('location');
    if (location) {
      url = new URL(location, url).href;
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!prompt) throw new Error(`The provider showed ${page.slice(0, 500)}`);
    url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', url).href;
    form = { prompt, login: 'anna', password: 'x' };
  }
  throw new Error('The provider never came back');
}
