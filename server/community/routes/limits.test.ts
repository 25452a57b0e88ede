import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMill } from '../../../tests/support/community-mill';

const draft = { title: 'Why does it bleed?', summary: '', content: 'It bleeds.', tags: [] as string[], board: null };
const letters = (count: number) => 'a'.repeat(count);
const many = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join(' ');
const pictures = (count: number) => many(count, (n) => `![](/files/${String(n).padStart(22, 'x')})`);

/** Per limit: what still fits, what does not, and the figures that the refusal names. */
const posts: [what: string, fits: object, tooMuch: object, says: string[]][] = [
  ['title, at least', { title: letters(4) }, { title: letters(3) }, ['3', '4']],
  ['title, at most', { title: letters(200) }, { title: letters(201) }, ['200']],
  ['text of a question', { content: letters(20_000) }, { content: letters(20_001) }, ['20,001', '20,000']],
  [
    'text of an article',
    { kind: 'article', content: letters(500_000) },
    { kind: 'article', content: letters(500_001) },
    ['500000'],
  ],
  ['an empty text', { content: '.' }, { content: ' ' }, []],
  ['summary', { kind: 'article', summary: letters(400) }, { kind: 'article', summary: letters(401) }, ['400']],
  ['tags', { tags: ['a', 'b', 'c', 'd', 'e'] }, { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['5']],
  ['length of a tag', { tags: [letters(20)] }, { tags: [letters(21)] }, ['20']],
  ['pictures', { content: pictures(50) }, { content: pictures(51) }, ['51', '50']],
  ['a board', { board: null }, { board: 'nowhere' }, ['nowhere']],
];

test.each(posts)('%s', async (_what, fits, tooMuch, says) => {
  const { call, zhou } = await openMill();
  const headers = { ...zhou.headers, 'accept-language': 'en' };
  const publish = async (more: object) => {
    const id = randomUUID();
    const body = { id, kind: 'question', ...draft, audience: 'domain', ...more };
    const begun = await call('POST', '/api/community/posts', { headers, body });
    if (begun.status !== 200) return begun;
    return call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: begun.data.rev } });
  };
  expect((await publish(fits)).status).toBe(200);
  const refused = await publish(tooMuch);
  expect(refused.status).toBe(400);
  for (const figure of says) expect(refused.msg.replaceAll(',', '')).toContain(figure.replaceAll(',', ''));
});

const replies: [what: string, fits: number, tooMuch: number, path: string, bodyOf: (content: string) => object][] = [
  ['answer', 20_000, 20_001, 'questions/{}/answers', (content) => ({ answerId: randomUUID(), content })],
  ['comment', 2_000, 2_001, 'posts/{}/comments', (content) => ({ commentId: randomUUID(), content })],
  ['words of a report', 1_000, 1_001, 'posts/{}/reports', (words) => ({ reason: 'wrong', words })],
];

test.each(replies)('%s', async (_what, fits, tooMuch, path, bodyOf) => {
  const { call, write, zhou, anna } = await openMill();
  const question = await write(zhou);
  const send = (count: number) =>
    call('POST', `/api/community/${path.replace('{}', question)}`, {
      headers: { ...anna.headers, 'accept-language': 'en' },
      body: bodyOf(letters(count)),
    });
  expect((await send(fits)).status).toBe(200);
  const refused = await send(tooMuch);
  expect(refused.status).toBe(400);
  expect(refused.msg.replaceAll(',', '')).toContain(String(fits));
});
