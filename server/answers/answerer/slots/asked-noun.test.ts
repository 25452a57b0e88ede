import { expect, test } from 'vitest';
import { askedNouns } from './asked-noun';

test.each<[string, string[]]>([
  ['Which drawer of the cabinet holds the gauges?', ['drawer']],
  ['What bandwidth does the server need?', ['bandwidth']],
  ['At what altitude does a drive have to be derated?', ['altitude']],
  ['How many rungs must a ladder have?', ['rungs']],
  ['What is the serial prefix of the valve?', ['prefix']],
  ['摇表用几节电池', ['电池']],
  ['检修记在哪本台账里', ['台账']],
  ['护罩用多大的网孔', ['网孔']],
  // An answer states the country, kind or cause without these words.
  ['Which country is the pump made in?', []],
  ['What kind of oil is used?', []],
  ['Which RCD type goes in front of it?', []],
  ['What is the alignment tolerance at 3000 rpm?', []],
  ['What counts as a stop?', []],
  ['What causes the noise?', []],
  ['漏油有什么原因', []],
  ['有哪些类型的密封', []],
  ['How do I reset it?', []],
])('%s', (question, nouns) => {
  expect(askedNouns(question)).toEqual(nouns);
});
