import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { sectionAnswer } from './section-answer';

const section = (heading: string, text: string, title = 'Modbus basics') =>
  aHit({ title, headings: [title, heading], text });
const sourcesOf = (...hits: ReturnType<typeof section>[]) => hits.map((hit, i) => ({ hit, source: i + 1 }));
const shown = (question: string, ...hits: ReturnType<typeof section>[]) =>
  sectionAnswer(question, sourcesOf(...hits))?.map(({ hit, source, start, end }) => [
    source,
    hit.text.slice(start, end),
  ]);

const codes = section(
  'What do the Modbus exception codes mean?',
  'A server reports an error by code.\n\n| Code | Meaning |\n|---|---|\n| 02 | Illegal data address |\n| 04 | Device failure |',
);
const code02 = section(
  'What does exception code 02 mean?',
  'Modbus exception code 02 means that the address does not exist.',
);
const code03 = section(
  'What does exception code 03 mean?',
  'Modbus exception code 03 means that a field is not allowed.',
);

describe('sectionAnswer', () => {
  it('takes the section that is the question, not a table found before it', () => {
    const answer = shown('What does Modbus exception code 02 mean?', codes, code02);
    expect(answer).toEqual([[2, 'Modbus exception code 02 means that the address does not exist.']]);
  });

  it('takes the steps where it is asked how, although nobody asked for steps', () => {
    const title = 'Shaft alignment';
    const limits = section('How exact must the alignment be?', 'The coupling maker says how exact.', title);
    const steps = section(
      'What are the steps of a shaft alignment?',
      '1. Clean the feet of the coupling.\n2. Measure.',
      title,
    );
    expect(shown('How do I align a coupling?', limits, steps)?.map(([source]) => source)).toEqual([2]);
    expect(shown('How is alignment done?', limits, steps)).toBeUndefined();
    const loto = section(
      'What are the steps of lockout/tagout?',
      '1. Tell everybody.\n2. Lock.',
      'Lockout/tagout (LOTO)',
    );
    expect(shown('How is LOTO done?', limits, loto)?.map(([source]) => source)).toEqual([2]);
    expect(shown('Who may remove LOTO?', loto)).toBeUndefined();
  });

  it('takes no section about another number', () => {
    const answer = shown('What does Modbus exception code 04 mean?', code03, code02, codes);
    expect(answer?.map(([source]) => source)).toEqual([3, 3]);
    expect(answer?.at(-1)?.[1]).toContain('| 04 | Device failure |');
  });

  it('takes no section that lacks half of the question, however alike its heading', () => {
    const set = section(
      'At what pressure is the safety valve set?',
      'The set pressure must not exceed the design pressure.',
      'Pressure vessels',
    );
    expect(shown('How often must a safety valve be tested?', set)).toBeUndefined();
  });

  it('of two like headings takes the more alike', () => {
    const how = section('How is OEE calculated?', 'OEE is availability times performance times quality.', 'OEE');
    const good = section('What is a good OEE value?', 'An OEE of 85 % is often quoted as good.', 'OEE');
    expect(shown('What is a good OEE?', how, good)?.[0]?.[0]).toBe(2);
  });

  it('gives prose where title and heading name all that was asked', () => {
    const calculated = section('设备综合效率怎么计算？', '等于三个比率的乘积。', '设备综合效率（OEE）');
    expect(shown('OEE 怎么计算', calculated)).toEqual([[1, '等于三个比率的乘积。']]);
  });

  it('asks for more than one word, and ends with no promise', () => {
    expect(sectionAnswer('Modbus', sourcesOf(codes))).toBeNull();
    const promise = section('How is it locked?', 'Lock the machine. Do as follows:', 'Locked machine');
    expect(shown('How is the machine locked?', promise)).toEqual([[1, 'Lock the machine.']]);
  });
});
