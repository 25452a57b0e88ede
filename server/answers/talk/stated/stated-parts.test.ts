import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { buildHit } from '../../../../tests/support/fake-answerer';
import type { SearchHit } from '../../../knowledge/search/types';
import { extractiveAnswerer } from '../../answerer/extractive-answerer';
import { statedParts } from './stated-parts';

const belts = buildHit({
  docId: 'belt',
  title: 'Conveyor belts',
  headings: ['How far may a belt wander?'],
  lang: 'en',
  text: '| Belt speed r/min | Wander mm |\n|---|---|\n| up to 500 | 4 |\n| 500 to 900 | 3 |\n| above 900 | 1 |\n',
});
const alarm = (name: string) =>
  aHit({
    ...{ exact: '23', kind: 'alarm', docId: name, title: `${name} alarm 23: Belt slips`, text: 'Belt slips.' },
    machine: { name, meaning: 'Belt slips', asked: true },
  });
const article = buildHit({
  ...{ docId: 'law', title: '特种设备安全法', headings: ['第二十三条'], exact: '§23' },
  text: '第二十三条 特种设备安装后应当将资料移交。',
});

function parts(question: string, ...hits: SearchHit[]) {
  const selection = extractiveAnswerer.select?.({ question, locale: 'en-US', hits }) ?? { hits };
  return statedParts(question, selection).map(({ slot, text }) => `${slot}: ${text}`);
}

test.each([
  ['How far may a conveyor belt wander at 700 rpm?', belts, ['condition: 700 rpm', 'subject: conveyor belt wander']],
  ['How far may a belt wander at a speed of 700?', belts, ['condition: speed of 700', 'subject: belt wander']],
  ['How far may a belt wander?', belts, []],
  ['What does Kiruna alarm 23 mean?', alarm('Kiruna drive'), ['code: 23', 'machine: Kiruna']],
  ['特种设备安全法第二十三条是什么', article, ['code: 第二十三条', 'document: 特种设备安全法']],
])('of “%s” what chose the answer is told', (question, hit, told) => {
  expect(parts(question, hit)).toEqual(told);
});

test('what played no part is not told: a number or a code that nothing speaks of', () => {
  const plain = buildHit({ ...belts, text: 'A conveyor belt may wander by 4 mm. It is checked each shift.' });
  expect(parts('How far may a conveyor belt wander at 6 bar?', plain)).toEqual([]);
  expect(parts('How far may the conveyor belt of our PX-4000 wander?', plain)).toEqual([]);
  expect(parts('How far may a conveyor belt wander?')).toEqual([]);
});

test('a code that no source has is told, for that is why there is no answer', () => {
  expect(statedParts('What does error E-4711 mean?', { hits: [] })).toMatchObject([{ slot: 'code', text: 'E-4711' }]);
});

test('a part is told as it is written', () => {
  expect(parts('How far may a belt wander at ７００ RPM?', belts)[0]).toBe('condition: ７００ RPM');
});
