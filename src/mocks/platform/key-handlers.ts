import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { loadFixture } from '../default-answer';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { refuseUnlessProved, whoAsks } from '../people/who-asks';

type Key = Data<'listKeys'>[number];

const HOUR = 3_600_000;
let keys: Key[] | undefined;

export function resetKeys(): void {
  keys = undefined;
}

const all = async (): Promise<Key[]> => (keys ??= (await loadFixture<{ data: Key[] }>('listKeys')).data);
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Looks like a key; nothing here takes it. */
const secretOf = (id: string) => `mwk_${id}_${(newId() + newId()).replaceAll('-', '').slice(0, 49)}`;

/** Keys of the demo's person. */
export const keyHandlers = (): RequestHandler[] => [
  mockOperation('listKeys', async ({ request, locale }) => {
    withPeople((state) => whoAsks(state, request, locale));
    return all();
  }),
  mockOperation('makeKey', async ({ arg, request, locale }) => {
    withPeople((state) => refuseUnlessProved(whoAsks(state, request, locale).token, locale));
    const { name, scopes, owner = 'person', days = 90, networks, models, domains, bases } = arg;
    const key: Key = {
      ...{ id: newId().replaceAll('-', '').slice(0, 12), name, owner, state: 'active', scopes, mayChange: true },
      createdAt: inMs(0),
      ...(days > 0 && { expiresAt: inMs(days * 24 * HOUR) }),
      ...(networks && { networks }),
      ...(models && { models }),
      ...(domains && { domains }),
      ...(bases && { bases }),
    };
    keys = [key, ...(await all())];
    return { secret: secretOf(key.id), key };
  }),
  mockOperation('renameKey', async ({ arg, locale }) => {
    const key = (await all()).find((one) => one.id === arg.id);
    if (!key) throw new Refusal(404, noSuch('key', arg.id)[locale]);
    const renamed = { ...key, name: arg.name.trim() };
    keys = (await all()).map((one) => (one.id === arg.id ? renamed : one));
    return renamed;
  }),
  mockOperation('rotateKey', async ({ arg, locale }) => {
    const { id, overlapHours = 24 } = arg;
    const key = (await all()).find((one) => one.id === id);
    if (!key) throw new Refusal(404, noSuch('key', id)[locale]);
    const rotated: Key = { ...key, rotatedAt: inMs(0), formerUntil: inMs(overlapHours * HOUR), formerUses: 0 };
    delete rotated.formerUsedAt;
    rotated.state = overlapHours > 0 ? 'rotating' : 'active';
    keys = (await all()).map((one) => (one.id === id ? rotated : one));
    return { secret: secretOf(id), key: rotated };
  }),
  mockOperation('endKey', async ({ arg }) => {
    const ended = { state: 'ended' as const, endedAt: inMs(0), endedBy: 'owner' as const, mayChange: false };
    keys = (await all()).map((one) => (one.id === arg.id ? { ...one, ...ended } : one));
    return null;
  }),
];
