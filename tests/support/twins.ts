import type { Arg, OperationId } from '@/api/paths';
import { withPeople } from '@/mocks/people/people-state';
import { seedPeople } from '@/mocks/people/seed-people';
import operations from '../../generated/operations.json';
import { askToJoin } from '../../server/accounts/store/applications';
import { keepCaptcha } from '../../server/accounts/store/captchas';
import { addMember } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { addPerson } from '../../server/accounts/store/persons';
import { hashPassword } from '../../server/base/password';
import { openTestApp } from './app';
import { solved } from './work-for';

interface Answer {
  status: number;
  msg: string;
  data: unknown;
}

/** One implementation of the contract: the server, or the demo's mocks. Both start with the demo's people. */
export interface Twin {
  call<Id extends OperationId>(id: Id, arg?: Arg<Id> | object, token?: string): Promise<Answer>;
  /** A captcha's token with its answer. */
  captcha(): Promise<{ captchaToken: string; captchaAnswer: string }>;
  /** The last code sent. */
  code(account: string): Promise<string>;
}

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: object;
}

function toRequest(id: OperationId, arg: object, token?: string): Asked {
  const { method, path } = operations[id];
  const rest: Record<string, unknown> = { ...arg };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const headers = {
    'accept-language': 'en-US',
    cookie: 'mw_visitor=twin000000000000000000',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  if (method !== 'get') return { method, url: filled, headers, ...(Object.keys(rest).length > 0 && { payload: rest }) };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method, url: `${filled}?${query}`, headers };
}

export async function serverTwin(): Promise<Twin> {
  const { app, store, ctx } = await openTestApp();
  const { persons, organizations, members, joins } = seedPeople();
  for (const { id, phone, email, password, nickname } of persons) {
    const known = { id, phone, ...(email && { email }), nickname };
    await addPerson(store.db, { ...known, password: await hashPassword(password) });
  }
  for (const { tenantId: id, tenantName: name, tenantLogo: logo, industry: _, ...page } of organizations)
    await addOrganization(store.db, { id, name, logo, ...page });
  for (const { personId, tenantId, role } of members) await addMember(store.db, tenantId, personId, role);
  for (const { tenantId, personId, reason } of joins) await askToJoin(store.db, tenantId, personId, reason ?? '');
  const inject = async ({ method, headers, ...asked }: Asked) => {
    const answer = await app.inject({ ...asked, method: method.toUpperCase() as 'GET', headers });
    const { msg, data } = answer.json();
    return { status: answer.statusCode, msg, data };
  };
  return {
    async call(id, arg = {}, token) {
      const asked = toRequest(id, arg as object, token);
      const first = await inject(asked);
      if (!first.data?.work) return first;
      // As the portal's own client does.
      return inject({ ...asked, headers: { ...asked.headers, ...(await solved(first.data.work)) } });
    },
    captcha: async () => ({ captchaToken: await keepCaptcha(store.db, 'K7P2'), captchaAnswer: 'k7p2' }),
    async code(account) {
      await ctx.jobs.idle();
      const sent = store.db.selectFrom('outbox_message').select('code').where('target', '=', account);
      return (await sent.orderBy('id', 'desc').executeTakeFirst())?.code ?? '';
    },
  };
}

export const demoTwin: Twin = {
  async call(id, arg = {}, token) {
    const { method, url, headers, payload } = toRequest(id, arg as object, token);
    const answer = await fetch(`http://localhost${url}`, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const { msg, data } = await answer.json();
    return { status: answer.status, msg, data };
  },
  async captcha() {
    const { data } = await demoTwin.call('getCaptcha');
    const { captchaToken } = data as { captchaToken: string };
    const captchaAnswer = withPeople(({ captchas }) => captchas[captchaToken]?.answer ?? '').toLowerCase();
    return { captchaToken, captchaAnswer };
  },
  code: async (account) =>
    withPeople(({ codes }) => Object.entries(codes).findLast(([key]) => key.endsWith(` ${account}`))?.[1].code ?? ''),
};
