import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsOfOthers } from './calls-of-others';
import { operationIds, operations } from './contract';

/** The text of what the portal's pages are made of, without tests and the demo's answers. */
const textOf = (wanted: (file: string) => boolean) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^mocks\//.test(file) && wanted(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
const everything = textOf(() => true);
/** What src/api says of a call is not yet a use of it. */
const screens = textOf((file) => !file.startsWith('api/'));

/** Made through its hook or its endpoint, or by its path, as streams and downloads are. */
function isMade(id: (typeof operationIds)[number]): boolean {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const path = operations[id].path.replace(/\/\{.*/, '');
  const named = new RegExp(`\\b(use(Lazy)?${name}(Query|Mutation|InfiniteQuery)|${id})\\b`);
  return named.test(screens) || everything.includes(`ndpoints.${id}.`) || screens.includes(path);
}

const specified = operationIds.filter((id) => operations[id].origin === 'spec');

test('each call of the specification is made where it belongs, or is said to be for other clients', () => {
  expect(specified.filter((id) => !isMade(id)).toSorted()).toEqual(Object.keys(callsOfOthers).toSorted());
});
