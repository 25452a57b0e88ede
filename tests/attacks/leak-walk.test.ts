import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '@/api/paths';
import { operationIds, operationOf } from '../contract/contract';
import { outlets, wordless, wordlessFamilies } from '../support/leak-outlets';
import {
  type BaseName,
  bases,
  type Host,
  hosts,
  isPost,
  type Kind,
  openLeakWorld,
  putChat,
  type Role,
  roles,
  type World,
} from '../support/leak-world';

/**
 * Who may read which base where, listed by hand instead of using the rule under test. On a domain of A, A's members
 * read everything except the experts' base; a member of B who acts for B reads B's there. Operators of settings read
 * what anybody reads.
 */
const anybody: Record<Host, BaseName[]> = {
  a: ['public', 'pre-release', 'domain', 'A: everybody', 'community of a'],
  b: ['public', 'B: everybody'],
  public: ['public'],
  // A host that belongs to nobody is not served.
  unknown: [],
};
const onA: BaseName[] = [...anybody.a, 'A: signed in'];
const inA: BaseName[] = ['A: members', 'community of a: A'];
const asA: BaseName[] = ['A: everybody', 'A: signed in', 'A: members'];
const table: Partial<Record<Role, Partial<Record<Host, BaseName[]>>>> = {
  'signed in': { a: onA },
  'former member of A': { a: onA },
  'member of A': { a: [...onA, ...inA], b: ['public', ...asA] },
  'member of A who acts for nobody': { a: [...onA, ...inA] },
  'expert of A': { a: [...onA, ...inA, 'A: experts'], b: ['public', ...asA, 'A: experts'] },
  'member of B': {
    a: ['public', 'pre-release', 'domain', 'B: members', 'B: everybody', 'community of a', 'community of a: B'],
    b: ['public', 'B: members', 'B: everybody'],
  },
};
const mayRead = (role: Role, host: Host, base: BaseName) => (table[role]?.[host] ?? anybody[host]).includes(base);

let world: World;
beforeAll(async () => {
  world = await openLeakWorld();
}, 120_000);
afterAll(() => world.close());

/** Where every role reads the same, two suffice: the one who reads most elsewhere, and a stranger. */
const walkers: Record<Host, readonly Role[]> = {
  a: roles,
  b: ['anonymous', 'member of A', 'member of A who acts for nobody', 'member of B', 'expert of A'],
  public: ['anonymous', 'expert of A'],
  unknown: ['anonymous', 'expert of A'],
};

const walked: string[] = [];

describe.each(hosts.map((host) => ({ host })))('on the domain $host', ({ host }) => {
  test.each(walkers[host].map((role) => ({ role })))(
    '$role sees what may be read and nothing else, through every outlet',
    async ({ role }) => {
      const faults: string[] = [];
      const note = (outlet: string, kind: Kind, seen: boolean, expected: boolean) => {
        walked.push(outlet);
        if (seen !== expected) faults.push(`${seen ? 'leaked' : 'hidden'}: ${outlet}, ${kind.name}`);
      };
      const chats = new Map<Kind, { chat: string; run: string }>();
      for (const kind of world.kinds) chats.set(kind, await putChat(world, { kind, visitor: 'z'.repeat(22), host }));
      // A reader's own answers open former versions, so they are created only for the second pass.
      for (const own of [false, true]) {
        if (own) for (const kind of world.kinds) await putChat(world, { kind, visitor: world.visitors[role], host });
        for (const outlet of outlets.filter((one) => (one.own ?? false) === own)) {
          const seen = await outlet.look({ world, role, host, chats });
          for (const kind of world.kinds) {
            const reader = outlet.outside ? 'anonymous' : role;
            const open = mayRead(reader, host, kind.base) && kind.state !== 'withdrawn';
            const isShown = outlet.posts === undefined || (outlet.posts === 'only') === isPost(kind);
            const isAnswered = !outlet.people || world.headers[role].authorization !== undefined;
            const expected =
              outlet.shows !== 'never' &&
              isShown &&
              isAnswered &&
              open &&
              (kind.state === 'live' || outlet.shows === 'cited');
            note(outlet.name, kind, seen.has(kind), expected);
          }
        }
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

test('the walk has at least 2,000 steps, of every base', () => {
  expect(walked.length).toBeGreaterThanOrEqual(2_000);
  expect(new Set(world.kinds.map(({ base }) => base)).size).toBe(bases.length);
});

test('every call of the contract is an outlet of the walk, or is known to show no word of a document', () => {
  const outlet = new Set(outlets.flatMap(({ calls }) => calls));
  const isWordless = (id: OperationId) => id in wordless || wordlessFamilies.includes(operationOf(id).tags[0] ?? '');
  const unknown = operationIds.filter((id) => !outlet.has(id) && !isWordless(id));
  expect(unknown).toEqual([]);
  expect([...outlet].filter(isWordless)).toEqual([]);
});
