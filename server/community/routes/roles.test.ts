import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMill } from '../../../tests/support/community-mill';
import { signedInPerson } from '../../../tests/support/person';
import { appointExpert } from '../store/experts';

const ROLES = ['visitor', 'outsider', 'member', 'asker', 'expert', 'admin'] as const;

/** A question for one organization, with an accepted answer, and one person of each role. */
async function openRoles() {
  const mill = await openMill();
  const { store, zhou: asker, anna: member } = mill;
  const person = (n: number, nickname: string) => signedInPerson(store, { phone: `1380000001${n}`, nickname });
  const [outsider, expert, admin] = [await person(1, 'Tom'), await person(2, 'Chen'), await person(3, 'Wang')];
  await mill.actTogether(asker, member, expert, admin);
  await store.db.updateTable('membership').set({ role: 'admin' }).where('person_id', '=', admin.person.id).execute();
  await appointExpert(store.db, { domain: 'main', account: '13800000012', kind: 'tag', target: 'grease' });
  const question = await mill.write(asker, { audience: 'organization', tags: ['grease'] });
  const answer = await mill.answer(member, question);
  const headers = { visitor: {}, outsider, member, asker, expert, admin };
  const as = (role: (typeof ROLES)[number], method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const who = headers[role];
    return mill.call(method, `/api/community${path}`, {
      headers: 'headers' in who ? who.headers : {},
      ...(body && { body }),
    });
  };
  const accept = () => as('asker', 'PUT', `/questions/${question}/accepted`, { answer });
  return { ...mill, as, accept, question, answer };
}

type World = Awaited<ReturnType<typeof openRoles>>;
type Try = (world: World, role: (typeof ROLES)[number]) => Promise<{ status: number }>;

const inHalfAYear = () => new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

/** What becomes of each action for visitor, outsider, member, asker, expert and administrator of the organization. */
const table: [action: string, wanted: string, attempt: Try][] = [
  ['read', '404 404 200 200 200 200', ({ as, question }, role) => as(role, 'GET', `/posts/${question}`)],
  [
    'read its answers',
    '404 404 200 200 200 200',
    ({ as, question }, role) => as(role, 'GET', `/questions/${question}/answers`),
  ],
  [
    'read its versions',
    '404 404 200 200 200 200',
    ({ as, question }, role) => as(role, 'GET', `/posts/${question}/versions`),
  ],
  [
    'answer',
    '401 404 200 200 200 200',
    ({ as, question }, role) =>
      as(role, 'POST', `/questions/${question}/answers`, { answerId: randomUUID(), content: 'Soap.' }),
  ],
  [
    'comment',
    '401 404 200 200 200 200',
    ({ as, answer }, role) =>
      as(role, 'POST', `/posts/${answer}/comments`, { commentId: randomUUID(), content: 'Why?' }),
  ],
  [
    'say that it helped',
    '401 404 200 400 200 200',
    ({ as, question }, role) => as(role, 'PUT', `/posts/${question}/helpful`),
  ],
  [
    'report',
    '401 404 200 400 200 200',
    ({ as, question }, role) => as(role, 'POST', `/posts/${question}/reports`, { reason: 'wrong', words: '' }),
  ],
  [
    'read its draft',
    '401 404 404 200 404 404',
    ({ as, question }, role) => as(role, 'GET', `/posts/${question}/draft`),
  ],
  [
    'accept',
    '401 404 403 200 200 200',
    ({ as, question, answer }, role) => as(role, 'PUT', `/questions/${question}/accepted`, { answer }),
  ],
  [
    'take acceptance back',
    '401 404 403 200 200 200',
    ({ as, question }, role) => as(role, 'DELETE', `/questions/${question}/accepted`),
  ],
  [
    'call another right',
    '401 404 403 200 200 200',
    ({ as, question, answer }, role) => as(role, 'PUT', `/questions/${question}/right/${answer}`),
  ],
  // The asker may close it, but not over somebody else’s closing, so experts come later.
  [
    'close',
    '401 404 403 200 200 200',
    ({ as, question }, role) => as(role, 'PUT', `/questions/${question}/closed`, { reason: 'outdated', words: '' }),
  ],
  [
    'vouch for the accepted answer',
    '401 404 403 403 200 200',
    async ({ as, accept, question, answer }, role) => {
      await accept();
      const body = { answer, wordings: [], reviewBy: inHalfAYear(), owner: 'me' };
      return as(role, 'PUT', `/questions/${question}/verified`, body);
    },
  ],
  ['see what waits for moderators', '401 403 403 403 403 200', ({ as }, role) => as(role, 'GET', '/moderation')],
  [
    'moderate',
    '401 403 403 403 403 200',
    ({ as, answer }, role) =>
      as(role, 'POST', '/moderation', { ids: [answer], action: 'keep', reason: 'other', words: '' }),
  ],
  [
    'ask whom to mention',
    '401 200 200 200 200 200',
    ({ as, question }, role) => as(role, 'GET', `/mentions?q=a&post=${question}`),
  ],
  ['list one’s own answers', '401 200 200 200 200 200', ({ as }, role) => as(role, 'GET', '/answers')],
];

test.each(table)('%s: %s', async (_action, wanted, attempt) => {
  const world = await openRoles();
  const found: number[] = [];
  for (const role of ROLES) found.push((await attempt(world, role)).status);
  expect(found.join(' ')).toBe(wanted);
});

test('withdrawing somebody else’s text finds none, whatever one’s role', async () => {
  const { as, question, answer } = await openRoles();
  for (const role of ['outsider', 'member', 'expert', 'admin'] as const)
    expect((await as(role, 'POST', `/posts/${question}/withdraw`)).status).toBe(404);
  for (const role of ['outsider', 'asker', 'expert', 'admin'] as const)
    expect((await as(role, 'DELETE', `/replies/${answer}`)).status).toBe(404);
});
