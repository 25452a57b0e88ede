import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsOfOthers } from './calls-of-others';
import { operationIds, operations } from './contract';
import { notYet } from './not-yet';

/** What the portal's pages are made of, without their tests and the demo's answers. */
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^mocks\//.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

/** Made through its hook or its endpoint, or by its path, as streams and downloads are. */
function isMade(id: (typeof operationIds)[number]): boolean {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const path = operations[id].path.split('{')[0] ?? '';
  const hook = new RegExp(`\\buse(Lazy)?${name}(Query|Mutation|InfiniteQuery)\\b|endpoints\\.${id}\\b|'${id}'`);
  return hook.test(source) || (operations[id].kind !== 'json' && source.includes(path));
}

const served = operationIds.filter((id) => operations[id].origin === 'spec' && !notYet.includes(id));

test('each served call of the specification is made where it belongs, or is said to be for other clients', () => {
  expect(served.filter((id) => !isMade(id)).toSorted()).toEqual(Object.keys(callsOfOthers).toSorted());
});
