import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSearch } from '../../server/knowledge/search/open-search';
import { createTestApp } from '../support/app';
import { createTestStore } from '../support/store';
import { makeFolder } from '../support/temporary-folder';

const fixture = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../fixtures/api/getHealth.json'), 'utf8'),
);

/** Names of the members, however deep. */
const membersOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, membersOf(member)]))
    : '';

test('the fixture reports what the search of a new installation reports', async () => {
  const folder = await makeFolder('health');
  const store = await createTestStore();
  const search = await openSearch({ store, folder: folder.path, log: pino({ level: 'silent' }) });
  const server = await createTestApp({ store, parts: { search } });
  onTestFinished(async () => {
    await search.close();
    await server.close();
    await folder.remove();
  });
  const answer = await server.app.inject({ url: '/api/health' });
  expect(membersOf(answer.json().data.search)).toEqual(membersOf(fixture.data.search));
});
