import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExportedPost, toMarkdownFile } from './export-posts';
import { readCsv } from './formats/csv';
import { readDiscourse } from './formats/discourse';
import { readMarkdown } from './formats/markdown';
import { readQ2a } from './formats/q2a';
import { readStackExchange } from './formats/stack-exchange';
import { readDate, tidySource } from './tidy-source';
import { tidyImported } from './tidy-text';

const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '---',
    '===',
    '<!-- millwright:answer -->',
    '\\<!-- millwright:comment -->',
    '# 标题',
    '```',
    '| a | b |',
  ),
);
const text = fc
  .array(line, { minLength: 1, maxLength: 8 })
  .map((lines) => tidyImported(lines.join('\n')).markdown)
  .filter((one) => one !== '' && tidyImported(one).markdown === one);
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const reply = fc.record({
  ...{ id: word, author: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), markdown: text },
  date: fc
    .date({ min: new Date('2001-01-01'), max: new Date('2024-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString()),
});
const replies = fc.uniqueArray(reply, { selector: ({ id }) => id, maxLength: 3 });
const post: fc.Arbitrary<ExportedPost> = fc
  .tuple(
    reply,
    fc.record({
      title: fc.string({ unit: 'grapheme', minLength: 4, maxLength: 60 }),
      summary: fc.string({ maxLength: 60 }),
    }),
    fc.uniqueArray(word, { maxLength: 5 }),
    fc.array(fc.tuple(fc.boolean(), reply, replies), { maxLength: 3 }),
    replies,
  )
  .map(([own, texts, tags, answers, comments]) => ({
    ...{ ...own, ...texts, tags, comments, board: null, url: '/community/articleDetails?id=1' },
    kind: answers.length > 0 ? 'question' : 'article',
    answers: answers.map(([accepted, answer, below], n) => ({ ...answer, id: `a${n}`, accepted, comments: below })),
  }));

const file = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });

test('whatever a post says, its file says it again', () => {
  fc.assert(
    fc.property(post, (given) => {
      const read = readMarkdown([file('a.md', toMarkdownFile(given))]);
      const lines = readMarkdown([file('a.jsonl', JSON.stringify(given))]);
      expect(read.notes).toEqual([]);
      expect(tidySource(read.posts, []).posts).toEqual(tidySource(lines.posts, []).posts);
      const [back] = tidySource(read.posts, []).posts;
      expect(back?.markdown).toBe(given.markdown);
      expect(back?.answers.map(({ markdown }) => markdown)).toEqual(given.answers.map(({ markdown }) => markdown));
    }),
    { numRuns: 300 },
  );
});

test('tidying a text twice changes nothing more, and leaves no picture', () => {
  const picture = fc.constantFrom(
    '![a](https://x.example/y.png)',
    '![b [c]](local.png "t")',
    '![](/files/1)',
    '![a][r]',
  );
  const mixed = fc.array(fc.oneof(line, picture), { maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(mixed, (given) => {
      const once = tidyImported(given).markdown;
      const again = tidyImported(once);
      expect(again).toEqual({ markdown: once, changes: [] });
    }),
  );
});

test.each([
  ['markdown', readMarkdown, 'a.md'],
  ['markdown, lines', readMarkdown, 'a.jsonl'],
  ['discourse', readDiscourse, 'a.json'],
  ['stackexchange', readStackExchange, 'Posts.xml'],
  ['q2a', readQ2a, 'qa_posts.json'],
  ['q2a, table', readQ2a, 'qa_posts.csv'],
  ['csv', readCsv, 'a.csv'],
] as const)('%s: whatever stands in a file, reading it ends with posts within the limits', (_name, read, name) => {
  const content = fc.oneof(
    fc.string(),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.json()).map((all) => all.join('\n')),
  );
  fc.assert(
    fc.property(content, (given) => {
      const { posts } = tidySource(read([file(name, given)]).posts, []);
      for (const { title, tags, markdown } of posts) {
        expect(title.length).toBeLessThanOrEqual(200);
        expect(tags.length).toBeLessThanOrEqual(5);
        expect(markdown).not.toBe('');
      }
    }),
  );
});

test.each([
  ['2021/3/5', '2021-03-05T00:00:00.000Z'],
  ['2020年6月8日', '2020-06-08T00:00:00.000Z'],
  ['2019-07-02 08:00:00', '2019-07-02T08:00:00.000Z'],
  ['2018-05-04T10:11:12.130Z', '2018-05-04T10:11:12.130Z'],
  ['2018-05-04T10:11:12+08:00', '2018-05-04T02:11:12.000Z'],
  ['Thu, 17 Oct 2024 10:00:00 GMT', '2024-10-17T10:00:00.000Z'],
])('%s is %s', (given, date) => expect(readDate(given)?.toISOString()).toBe(date));

test.each(['yesterday', '', '2199-01-01', '2021-13-40', '0'])('%j is no date of a post', (given) =>
  expect(readDate(given)).toBeUndefined(),
);

test('ten thousand nested tags, quotes and brackets end in time', () => {
  const deep = (open: string) => open.repeat(10_000);
  const topic = (cooked: string) =>
    JSON.stringify({ id: 1, title: 'Deep', post_stream: { posts: [{ id: 2, cooked }] } });
  const { notes } = readDiscourse([file('a.json', topic(deep('<div>')))]);
  expect(notes).toMatchObject([{ what: 'broken', why: 'is nested too deeply' }]);
  const kinds = ['> ', '![', '((('].map((open) => ({ id: open, title: open, markdown: deep(open) }));
  const { posts } = readMarkdown([file('a.json', JSON.stringify(kinds))]);
  expect(tidySource(posts, []).posts).toHaveLength(3);
});
