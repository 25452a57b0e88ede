import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { candidatesOf } from './candidates';
import { withWhatFollows } from './lead-ins';

function quoted(text: string, ...chosen: number[]): string[] {
  const all = candidatesOf([aHit({ text })]);
  const wanted = chosen.map((order) => all[order]).filter((candidate) => candidate !== undefined);
  return withWhatFollows(wanted, all).map(({ hit, unit }) => hit.text.slice(unit.start, unit.end).trim());
}

const article = '档案应当包括以下内容：\n\n（一）设计文件；\n\n（二）检验记录。\n\n单位应当妥善保管。';

describe('withWhatFollows', () => {
  it('quotes the points of an article with the words that lead to them', () => {
    expect(quoted(article, 0)).toEqual(['档案应当包括以下内容：', '（一）设计文件；', '（二）检验记录。']);
  });

  it('quotes the list or the table that follows', () => {
    expect(quoted('Do this:\n\n1. Stop.\n2. Lock.\n\nThen go on.', 0)).toEqual(['Do this:', '1. Stop.\n2. Lock.']);
  });

  it('says nothing twice', () => {
    expect(quoted(article, 0, 1)).toHaveLength(3);
  });

  it('leaves out a promise with nothing behind it, unless it is all there is', () => {
    expect(quoted('First this. As follows:\n\nSomething else entirely.', 0, 1)).toEqual(['First this.']);
    expect(quoted('As follows:\n\nSomething else entirely.', 0)).toEqual(['As follows:']);
  });

  it('ends after about two sentences of points', () => {
    const points = Array.from({ length: 30 }, (_, i) => `${i + 1}、${'检查油位并记录读数'.repeat(6)}。`);
    const shown = quoted(`步骤如下：\n\n${points.join('\n\n')}`, 0);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length).toBeLessThan(15);
  });
});
