import { describe, expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { correctQuestion } from './correct-question';
import { readQuestion } from './question';

const vocabulary = vocabularyOfTexts([
  'bearing temperature of the pump',
  'bearing wear',
  '轴承发热的原因',
  '轴承发热与润滑',
]);
const correct = (typed: string) => correctQuestion(readQuestion(typed, vocabulary), vocabulary);

describe('correctQuestion', () => {
  it.each([
    ['bearng temprature', 'bearing temperature'],
    ['Why is the BEARNG hot?', 'why is the bearing hot?'],
    ['巴承发热怎么办', null],
    ['巴承发热', '轴承发热'],
    ['pump 巴承发热!', 'pump 轴承发热!'],
    ['bearing', null],
    ['', null],
    ['???', null],
  ])('reads %j as %j', (typed, meant) => {
    const found = correct(typed);
    // A longer question may be corrected too, but must not become another one.
    if (meant === null && found !== null) expect(found).toContain('轴承发热');
    else expect(found).toBe(meant);
  });
});
