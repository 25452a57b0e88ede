import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import type { SearchHit } from '../../knowledge/search/types';
import { machineChoice } from './machine-choice';

const alarm = (name: string, meaning: string, asked = true) =>
  aHit({
    ...{ exact: '23', kind: 'alarm', docId: name, title: `${name} alarm 23: ${meaning}`, text: meaning },
    machine: { name, meaning, asked },
  });
const choice = (question: string, ...hits: SearchHit[]) =>
  machineChoice(
    question,
    hits.map((hit, i) => ({ hit, source: i + 1 })),
  );
const slips = alarm('Kiruna drive', 'Belt slips');
const clamp = alarm('Ostrava spindle', 'Tool not clamped');

describe('machineChoice', () => {
  it('leaves it to the asker where several machines have the number', () => {
    expect(choice('What does alarm 23 mean?', slips, clamp, slips)).toMatchObject({
      stranger: false,
      options: [
        { text: 'Kiruna drive', question: 'Kiruna drive: What does alarm 23 mean?' },
        { text: 'Ostrava spindle', question: 'Ostrava spindle: What does alarm 23 mean?' },
      ],
    });
    expect(choice('23', slips, clamp)?.options[1]?.question).toBe('Ostrava spindle alarm 23');
  });

  it('asks anew, without it, where the machine that was named has none', () => {
    const other = alarm('Kiruna drive', 'Belt slips', false);
    expect(choice('Fanuc alarm 23', other)).toMatchObject({
      stranger: true,
      options: [{ text: 'Kiruna drive', question: 'Kiruna drive alarm 23' }],
    });
  });

  it('is none where there is one machine, or the question tells the alarm in words', () => {
    expect(choice('alarm 23', slips, slips)).toBeNull();
    expect(choice('alarm 23: belt slips, what now?', slips, clamp)).toBeNull();
    expect(choice('Why is the pump hot?', aHit({ text: 'Heat' }))).toBeNull();
  });

  it('calls a record without a machine by its title', () => {
    const [one, other] = ['Belt slips', 'Overheated'].map((meaning) => alarm('', meaning));
    expect(choice('alarm 23', one as SearchHit, other as SearchHit)?.options.map(({ text }) => text)).toEqual([
      ' alarm 23: Belt slips',
      ' alarm 23: Overheated',
    ]);
  });
});
