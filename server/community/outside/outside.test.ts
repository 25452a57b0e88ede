import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeBuiltPortal } from '../../../tests/support/built-portal';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { communityJobs } from '../jobs';
import { fillTerms } from '../store/post-terms';
import { postHtml } from './to-html';

const NAUGHTY = '</script><script>alert(1)</script> ]]> & \u0007 "grease"';

async function openMill(readers?: 'signed-in') {
  const mill = await openPeopleApp({ clientFolder: writeBuiltPortal() });
  for (const job of communityJobs(mill.ctx)) await mill.ctx.jobs.add(job);
  await mill.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', title: 'Mill', searchScope: [3], community: { enabled: true, readers } },
  });
  const zhou = await signedInPerson(mill.store, { phone: '13800000001', nickname: '周工' });
  const publish = async (kind: string, more: object = {}) => {
    const id = randomUUID();
    const text = { title: NAUGHTY, summary: '', content: `It bleeds **oil**. ${NAUGHTY}`, tags: ['grease'] };
    const body = { id, kind, ...text, board: null, audience: 'domain', ...more };
    const { headers } = zhou;
    const { data } = await mill.call('POST', '/api/community/posts', { headers, body });
    await mill.call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: data.rev } });
    return id;
  };
  const get = (url: string, headers: object = {}) =>
    mill.app.inject({ url, headers: { host: 'localhost', ...headers } });
  return { ...mill, zhou, publish, get };
}

test('the page of a post says what it holds before a script runs', async () => {
  const { publish, get, call, zhou } = await openMill();
  const id = await publish('question');
  const { headers } = zhou;
  const answers = `/api/community/questions/${id}/answers`;
  for (const content of ['First.', 'Second.', '![p](/p.png)'])
    await call('POST', answers, { headers, body: { answerId: randomUUID(), content } });
  const list = (await call('GET', answers, { headers })).data;
  await call('PUT', `/api/community/questions/${id}/accepted`, { headers, body: { answer: list[1].id } });

  const url = `/community/qaDetails?id=${id}`;
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('It bleeds <strong>oil</strong>.');
  expect(body).toContain(`<link rel="canonical" href="http://localhost${url}">`);
  const json = JSON.parse(/ld\+json" nonce="[^"]{8,}">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
  expect(json.mainEntity).toMatchObject({
    name: expect.stringContaining('</script>'),
    acceptedAnswer: { text: list[1].content },
    suggestedAnswer: [{ text: list[0].content }],
  });
  const moved = await get(`/community/articleDetails?id=${id}`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, url]);
  const none = await get('/community/qaDetails?id=none');
  expect(none.statusCode).toBe(404);
  expect((await get('/community/index')).body).not.toContain('mw-text');
});

test('texts that visitors may not read, or no longer, are not in their page', async () => {
  const { publish, get, call, zhou } = await openMill();
  const own = await publish('article', { audience: 'me' });
  expect(await get(`/articleDetail?id=${own}`)).toMatchObject({ statusCode: 404 });
  const id = await publish('article');
  expect((await get(`/articleDetail?id=${id}`)).body).toContain(`/community/articleDetails?id=${id}">`);
  await call('POST', `/api/community/posts/${id}/withdraw`, { headers: zhou.headers });
  const gone = await get(`/articleDetail?id=${id}`);
  expect([gone.statusCode, gone.body.includes('bleeds')]).toEqual([410, false]);
});

test('feeds and the sitemap hold public posts alone, as valid text', async () => {
  const { publish, get } = await openMill();
  const id = await publish('article');
  const own = await publish('article', { audience: 'me', tags: ['secret'] });
  for (const url of ['/feeds/articles.atom', '/feeds/articles.rss?tag=grease', '/sitemap.xml']) {
    const { statusCode, body, headers } = await get(url);
    expect([url, statusCode, body.includes(id), body.includes(own)]).toEqual([url, 200, true, false]);
    expect([body.includes('<script'), body.includes('\u0007')]).toEqual([false, false]);
    expect(await get(url, { 'if-none-match': headers.etag })).toMatchObject({ statusCode: 304, body: '' });
  }
  for (const url of ['/feeds/questions.atom', '/feeds/articles.atom?tag=other', '/sitemap.xml?part=2'])
    expect([url, (await get(url)).body.includes(id)]).toEqual([url, false]);
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost/sitemap.xml');
});

test('a community for people who sign in says nothing outside', async () => {
  const { publish, get } = await openMill('signed-in');
  const id = await publish('article');
  for (const url of [`/community/articleDetails?id=${id}`, '/feeds/articles.atom', '/sitemap.xml']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode, /bleeds|grease/.test(body), body.includes(id)]).toEqual([url, 403, false, false]);
  }
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
});

test('lists find posts by terms, also those from before there were any', async () => {
  const { publish, get, store } = await openMill();
  const id = await publish('article', { title: '润滑脂分油的原因', content: 'Bearings of the IEC61850 panel' });
  const find = async (word: string) =>
    (await get(`/api/community/posts?keyword=${encodeURIComponent(word)}`))
      .json()
      .data.list.map((post: { id: string }) => post.id);
  for (const word of ['润滑脂', 'bearing', '61850', 'GREASE', '润滑 panel'])
    expect([word, await find(word)]).toEqual([word, [id]]);
  for (const word of ['齿轮', '?', '%', 'bear_ng']) expect([word, await find(word)]).toEqual([word, []]);
  await store.db.updateTable('post').set({ terms: null }).execute();
  await fillTerms(store.db, new AbortController().signal);
  expect(await find('润滑脂')).toEqual([id]);
});

test('links and pictures of a post lead nowhere harmful', () => {
  const html = postHtml(
    '[a](javascript:alert(1)) [b](//evil) [c](/doc) ![pic](https://x/y.png) <img src=x onerror=1>\n\n|a|b|\n|-|-|\n|1|2|',
  );
  expect(html).toContain('<a>a</a> <a>b</a> <a href="/doc" rel="ugc nofollow">c</a> pic');
  expect(html).not.toMatch(/onerror|<img|javascript/);
  expect(html).toContain('<td>1</td>');
});
