import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { loadFixture } from '../default-answer';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { refuseUnlessProved, whoAsks } from '../people/who-asks';

type Grant = Data<'listOauthGrants'>[number];

let grants: Grant[] | undefined;

export function resetGrants(): void {
  grants = undefined;
}

const all = async (): Promise<Grant[]> => (grants ??= (await loadFixture<{ data: Grant[] }>('listOauthGrants')).data);

/** Programs that the demo's person has connected. */
export const oauthHandlers = (): RequestHandler[] => [
  mockOperation('listOauthGrants', async ({ request, locale }) => {
    withPeople((state) => whoAsks(state, request, locale));
    return all();
  }),
  mockOperation('endOauthGrant', async ({ arg, locale }) => {
    const known = await all();
    if (!known.some(({ id }) => id === arg.id)) throw new Refusal(404, noSuch('key', arg.id)[locale]);
    grants = known.filter(({ id }) => id !== arg.id);
    return null;
  }),
  mockOperation('answerOauthRequest', async ({ arg, request, locale }) => {
    const asked = new URLSearchParams(arg.request);
    const back = new URL(asked.get('redirect_uri') ?? 'http://127.0.0.1:33418/callback');
    const state = asked.get('state');
    if (state) back.searchParams.set('state', state);
    if (!arg.allow) back.searchParams.set('error', 'access_denied');
    else {
      withPeople((people) => refuseUnlessProved(whoAsks(people, request, locale).token, locale));
      back.searchParams.set('code', newId());
      const { data } = await loadFixture<{ data: Data<'readOauthRequest'> }>('readOauthRequest');
      const { name, returnsTo, scopes } = data;
      const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      grants = [{ id: newId(), name, returnsTo, scopes, createdAt: at(0), expiresAt: at(180) }, ...(await all())];
    }
    return { location: back.href };
  }),
];
