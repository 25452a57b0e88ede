import { expect, test } from 'vitest';
import { openKnowledgeStore } from '../../tests/support/store-rows';
import { type KnowledgeInput, knowledgeCommands } from './knowledge-commands';
import { listKnowledgeBases } from './store/knowledge-bases';

async function open() {
  const { db } = await openKnowledgeStore();
  const lines: string[] = [];
  const run = async (name: string, names: string[], input: Partial<KnowledgeInput> = {}) => {
    lines.length = 0;
    const done = await knowledgeCommands[name]?.run(db, { names, say: (line) => lines.push(line), ...input });
    return [done, lines.join('\n')];
  };
  const find = async (id: number) => (await listKnowledgeBases(db)).find((base) => base.id === id);
  const told = async () =>
    db
      .selectFrom('audit_entry')
      .select(['who', 'action', 'target', 'tenant_id', 'access_domain'])
      .orderBy('seq')
      .execute();
  return { run, find, told };
}

test('base 1 is nobody’s until it is given to an organization, and then stays with it', async () => {
  const { run, find } = await open();
  expect((await run('list', []))[1]).toContain('organization (none yet');
  expect(await run('assign', ['1'])).toEqual([false, expect.stringContaining('--organization')]);
  expect((await run('assign', ['1'], { organization: 'A' }))[0]).toBe(true);
  expect(await find(1)).toMatchObject({ ownerKind: 'organization', ownerId: 'A', audience: 'members' });
  expect((await run('assign', ['1'], { organization: 'A' }))[0]).toBe(true);
  expect(await run('assign', ['1'], { organization: 'B' })).toEqual([false, expect.stringContaining('organization A')]);
  expect((await run('assign', ['3'], { organization: 'B' }))[0]).toBe(false);
  expect((await run('assign', ['77'], { organization: 'B' }))[0]).toBe(false);
});

test('own bases are numbered from 100 and have an owner and an audience', async () => {
  const { run, find } = await open();
  expect((await run('add', ['valves'], { organization: 'A' }))[0]).toBe(true);
  expect((await run('add', ['pumps'], { domain: 'works', audience: 'signed-in', title: 'Pumps' }))[0]).toBe(true);
  expect(await find(100)).toMatchObject({ ownerId: 'A', audience: 'members' });
  expect(await find(101)).toMatchObject({ ownerKind: 'domain', ownerId: 'works', audience: 'signed-in' });
  expect((await run('audience', ['valves', 'roles'], { roles: 'owner,admin' }))[0]).toBe(true);
  expect(await find(100)).toMatchObject({ audience: 'roles', roles: ['owner', 'admin'] });
});

test('what is changed stands in the audit log, for the organization it concerns; what is refused or only looked at does not', async () => {
  const { run, told } = await open();
  await run('list', []);
  await run('add', ['No good']);
  await run('add', ['valves'], { organization: 'A' });
  await run('add', ['pumps'], { domain: 'works' });
  await run('audience', ['valves', 'roles'], { roles: 'owner' });
  await run('assign', ['1'], { organization: 'A' });
  const of = (tenant_id: string | null, access_domain: string | null = null) => ({
    who: 'console',
    tenant_id,
    access_domain,
  });
  expect(await told()).toEqual([
    { ...of('A'), action: 'knowledge-added', target: 'valves' },
    { ...of(null, 'works'), action: 'knowledge-added', target: 'pumps' },
    { ...of('A'), action: 'knowledge-changed', target: 'valves' },
    { ...of('A'), action: 'knowledge-changed', target: 'organization' },
  ]);
});

test.each<[string, string[], Partial<KnowledgeInput>]>([
  ['add', ['No good'], {}],
  ['add', ['both'], { organization: 'A', domain: 'works' }],
  ['add', ['odd'], { audience: 'friends' }],
  ['add', ['public'], {}],
  ['audience', ['3', 'roles'], {}],
  ['audience', ['3', 'members'], { roles: 'owner' }],
  ['audience', ['3', 'roles'], { roles: 'king' }],
  ['audience', ['77', 'members'], {}],
])('%s %j %j is refused with a sentence', async (name, names, input) => {
  const { run } = await open();
  expect(await run(name, names, input)).toEqual([
    false,
    expect.stringMatching(/\.$|^A name|--roles owner,admin$|knowledge -- list$/),
  ]);
});
