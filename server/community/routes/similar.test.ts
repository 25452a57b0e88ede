import { expect, test } from 'vitest';
import { openMill, type Who } from '../../../tests/support/community-mill';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';

interface Found {
  posts: { id: string; url: string; solved: boolean }[];
  documents: { id: string; url: string; page?: number; heading?: string }[];
}

async function openAsking() {
  const mill = await openMill();
  const similar = async (title: string, { who, except = '' }: { who?: Who; except?: string } = {}): Promise<Found> =>
    (
      await mill.call('GET', `/api/community/similar?title=${encodeURIComponent(title)}&except=${except}`, {
        headers: who?.headers ?? {},
      })
    ).data;
  return { ...mill, similar };
}

test('posts with a similar title are found, the most similar first, also what nobody has answered', async () => {
  const { write, zhou, similar } = await openAsking();
  const same = await write(zhou, { title: 'Why does the grease of the spindle separate?' });
  const other = await write(zhou, { kind: 'article', title: 'Which grease goes into a hot spindle?' });
  await write(zhou, { title: '润滑脂分油怎么办？' });
  await write(zhou, { title: 'Hydraulic oil turns milky' });
  const { posts } = await similar('Spindle grease separates');
  expect(posts.map(({ id }) => id)).toEqual([same, other]);
  expect(posts[0]).toMatchObject({ solved: false, url: `/community/qaDetails?id=${same}` });
  expect((await similar('Spindle grease separates', { except: same })).posts.map(({ id }) => id)).toEqual([other]);
  expect((await similar('润滑脂为什么分油')).posts).toHaveLength(1);
  expect((await similar('?')).posts).toEqual([]);
});

test('what the writer may not read is not similar to anything', async () => {
  const { write, zhou, anna, similar } = await openAsking();
  await write(zhou, { title: 'Why does the spindle grease separate?', audience: 'me' });
  expect((await similar('Spindle grease separates', { who: zhou })).posts).toHaveLength(1);
  expect((await similar('Spindle grease separates', { who: anna })).posts).toEqual([]);
  expect((await similar('Spindle grease separates')).posts).toEqual([]);
});

test('documents are named with their page, each once, and only what is about the title', async () => {
  const { ctx, similar } = await openAsking();
  const hit = (docId: string, more: object) =>
    buildHit({ docId, passageId: `${docId}-${JSON.stringify(more).length}`, found: 1, ...more });
  ctx.search = fakeSearch([
    ...[hit('manual', { page: 12, headings: ['Spindle', 'Greasing'] }), hit('manual', { page: 40 })],
    ...[hit('rules', { page: null, headings: [] }), hit('others', { found: 0.1 })],
  ]);
  const { documents } = await similar('Spindle grease separates');
  expect(documents).toMatchObject([{ id: 'manual', page: 12, heading: 'Greasing' }, { id: 'rules' }]);
  expect(documents[0]?.url).toMatch(/^\/doc\/manual\?v=\d+&start=\d+&end=\d+$/);
  expect(documents[1]).not.toHaveProperty('page');
});
