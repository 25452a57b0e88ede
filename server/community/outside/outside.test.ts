import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { writeBuiltPortal } from '../../../tests/support/built-portal';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { communityJobs } from '../jobs';
import { fillTerms } from '../store/post-terms';
import { postHtml } from './to-html';

const NAUGHTY = '</script><script>alert(1)</script> ]]> & \u0007 "grease"';

async function openMill(more: object = {}) {
  const mill = await openPeopleApp({ clientFolder: writeBuiltPortal() });
  for (const job of communityJobs(mill.ctx)) await mill.ctx.jobs.add(job);
  await mill.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', title: 'Mill', searchScope: [3], community: { enabled: true, ...more } },
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
  const { publish, get } = await openMill({ readers: 'signed-in' });
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

/** Markup, ends of scripts and CDATA, what XML forbids, other directions, emoji of several parts, and other scripts. */
const STRINGS = [
  '</title></script><!--<script>alert(1)</script>',
  ']]><x>&amp;&#0;&unknown; "\' \\u003c/script\\u003e \\',
  '\u202eright to left\u202c \u200b\ufeff \u2028\u2029 \ufffe\uffff',
  '👩‍🔧🇨🇳 Ｔｈｅ ｑｕｉｃｋ 田中さん ﷽ Ṱ̺̺̕o͞ ̷i̲̬͇',
  '1;DROP TABLE post -- {{7*7}} <%= 7 %> %00 ../../etc',
  '__proto__ constructor undefined NaN [object Object] -1e1000',
];

test.each(STRINGS)('a title and text %j say the same in the head, in JSON-LD and in feeds', async (words) => {
  const { publish, get, call } = await openMill();
  const given = `Title ${words}`;
  const id = await publish('question', { title: given, summary: words, content: `Text ${words}`, tags: ['ok'] });
  const { title, content } = (await call('GET', `/api/community/posts/${id}`)).data;
  const { body } = await get(`/community/qaDetails?id=${id}`);
  const page = new JSDOM(body).window.document;
  expect(page.title).toContain(title.replace(/\s+/g, ' ').trim());
  expect(
    [...page.querySelectorAll('script:not([src])')].filter((script) => /alert\(1\)/.test(script.outerHTML)),
  ).toEqual(
    [...page.querySelectorAll('script[type="application/ld+json"]')].filter((one) => /alert\(1\)/.test(one.outerHTML)),
  );
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'DiscussionForumPosting', headline: title, text: content });
  for (const url of ['/feeds/questions.atom', '/feeds/questions.rss']) {
    // Throws where it is no XML.
    const feed = new JSDOM((await get(url)).body, { contentType: 'text/xml' }).window.document;
    const [own] = feed.querySelectorAll('entry > title, item > title');
    expect(own?.textContent).toBe(title.replace(/[\ufffe\uffff]/g, ''));
  }
});

test('a portal that search engines should leave out says so, and has neither feeds nor a sitemap', async () => {
  const { publish, get } = await openMill({ indexing: false });
  const id = await publish('article');
  const page = await get(`/community/articleDetails?id=${id}`);
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(page.body).not.toContain('atom+xml');
  for (const url of ['/feeds/articles.atom', '/sitemap.xml']) expect((await get(url)).statusCode).toBe(404);
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
});

test('where a phone number is needed, whoever has none is told so and keeps the draft', async () => {
  const { call, store, publish } = await openMill({ requirePhone: true });
  expect(await publish('article')).toBeTruthy();
  const { headers } = await signedInPerson(store, { email: 'li@example.com', nickname: '李明' });
  const id = randomUUID();
  const text = { title: 'Without a number', summary: '', content: 'Text', tags: [], board: null, audience: 'domain' };
  const { data } = await call('POST', '/api/community/posts', { headers, body: { id, kind: 'article', ...text } });
  const refused = await call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: data.rev } });
  expect(refused).toMatchObject({ status: 403, msg: expect.stringContaining('phone number') });
  expect((await call('GET', `/api/community/posts/${id}/draft`, { headers })).data).toMatchObject({
    title: text.title,
  });
});
