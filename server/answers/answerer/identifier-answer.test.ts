import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import type { SearchHit } from '../../knowledge/search/types';
import { identifierAnswer } from './identifier-answer';

const answer = (question: string, ...hits: SearchHit[]) =>
  identifierAnswer(
    question,
    hits.map((hit, i) => ({ hit, source: i + 1 })),
  );
const records = (...hits: SearchHit[]) =>
  answer('', ...hits).map(({ title, quotations }) => [
    title,
    quotations.map(({ source, start, end, hit }) => `${source}: ${hit.text.slice(start, end)}`),
  ]);

const code = (over: Partial<SearchHit> & { text: string }) =>
  aHit({ exact: 'ISO4406', title: 'Oil analysis', ...over });

describe('identifierAnswer', () => {
  it('gives all that a record of the code says', () => {
    const alarm = aHit({ exact: '16', title: 'Alarm 16', text: 'Overheated.\n\n**Solution**: Cool it.' });
    expect(records(alarm)).toEqual([['Alarm 16', ['1: Overheated.', '1: **Solution**: Cool it.']]]);
  });

  it('takes no passage for a record that only mentions what another is about', () => {
    const about = code({
      headings: ['Oil analysis', 'What does an ISO 4406 code mean?'],
      text: 'Three scale numbers.',
    });
    const mentions = code({ headings: ['Oil analysis', 'Limits'], text: '| Particles | ISO 4406 |' });
    expect(records(mentions, about)).toEqual([
      ['Oil analysis › What does an ISO 4406 code mean?', ['2: Three scale numbers.']],
    ]);
    expect(records(mentions)).toHaveLength(1);
  });

  it('tells three records apart at most, and ends a long one', () => {
    const many = Array.from({ length: 5 }, (_, i) =>
      aHit({ exact: '7', title: `Axis ${i} alarm 7`, text: `Axis ${i}.` }),
    );
    expect(records(...many)).toHaveLength(3);
    const long = aHit({ exact: '7', title: 'Alarm 7', text: '检查编码器电缆与接头并记录读数。'.repeat(400) });
    expect(records(long)[0]?.[1]?.length).toBeLessThan(100);
  });

  it('gives of a table of codes the row of the one that was asked for', () => {
    const text = '| Code | Meaning |\n|---|---|\n| 0x001A | Fan |\n| 0x001B | Belt |\n| 0x001C | Door |';
    const table = aHit({ exact: '0X1B', title: 'Status codes', text });
    expect(answer('What is 1Bh?', table)[0]?.quotations).toMatchObject([
      { kind: 'row', start: text.indexOf('| 0x001B') },
    ]);
  });

  it('gives an article whole, in however many passages it stands, and no other', () => {
    const law = (text: string, at: number) =>
      aHit({ exact: '§3', docId: 'law', title: '计量法', headings: ['第一章'], text, span: [at, at + text.length] });
    const goesOn = law('（二）乙。\n\n第四条 丙。', 100);
    const begins = law('第二条 无。\n\n第三条 有下列情形之一的，处五千元以下的罚款：\n\n（一）甲；', 50);
    expect(records(goesOn, begins)).toEqual([
      ['计量法 › 第一章', ['2: 第三条 有下列情形之一的，处五千元以下的罚款：', '2: （一）甲；', '1: （二）乙。']],
    ]);
    expect(answer('', goesOn, begins)[0]?.kind).toBe('article');
  });

  it('has nothing to say where no code was asked for', () => {
    expect(records(aHit({ text: 'Oil ages.' }))).toEqual([]);
    expect(records()).toEqual([]);
  });

  describe('of an alarm', () => {
    const alarm = (maker: string, meaning: string, remedy: string) =>
      aHit({
        ...{ exact: '23', kind: 'alarm', docId: maker, title: `${maker} drive alarm 23: ${meaning}` },
        text: `${meaning}${remedy}`,
        machine: { name: `${maker} drive`, asked: true, meaning },
      });
    const bare = alarm('Ostrava', 'Tool not clamped', '');
    const full = alarm('Kiruna', 'Belt slips', '\n\n**Solution**: Tighten the belt.');

    it('says what it means, though it says no remedy', () => {
      expect(answer('Ostrava alarm 23, what to do?', bare)).toMatchObject([{ title: bare.title, lacksRemedy: true }]);
      expect(answer('Kiruna 23', full)).toMatchObject([{ title: full.title, lacksRemedy: false }]);
    });

    it('is the one whose meaning the question tells', () => {
      expect(answer('alarm 23, the belt slips', bare, full).map(({ title }) => title)).toEqual([full.title]);
    });

    it('is one record, in however many passages it stands', () => {
      const other = aHit({ ...full, text: '**Spare part**: BR-7', span: [900, 920] });
      expect(answer('alarm 23', other, full)).toMatchObject([{ title: full.title, lacksRemedy: false }]);
    });
  });
});
