import { describe, expect, it } from 'vitest';
import { articleBounds, articleSpan, articlesOf, askedArticles, ownArticles, statuteFit } from './statute-articles';

describe('articlesOf', () => {
  it('takes articles that begin a line, not those the text refers to', () => {
    expect(articlesOf('第三十六条 安全设备……\n依照本法第九十条的规定。\n**第37条** 后')).toEqual(['§36', '§37']);
  });
});

describe('askedArticles', () => {
  it.each([
    ['安全生产法第三十六条', ['§36'], '安全生产法'],
    ['《特种设备安全法》 第 8 条、第九条', ['§8', '§9'], '特种设备安全法'],
    ['第三十六条', ['§36'], ''],
    ['一条传送带', [], ''],
  ])('%s', (question, keys, statute) => expect(askedArticles(question)).toEqual({ keys, statute }));
});

describe('ownArticles', () => {
  it('takes what a statute cites of itself, not of another', () => {
    const text = '依照本法第九十条、本条例 第 7 条；按安全生产法第八条；本法第九十条';
    expect(ownArticles(text)).toEqual(['§90', '§7']);
  });
});

describe('statuteFit', () => {
  const title = '中华人民共和国安全生产法';
  it('takes short, long and introduced names, and abbreviations last', () => {
    expect(statuteFit('安全生产法', title)).toBe(5.5);
    expect(statuteFit(title, title)).toBe(title.length + 0.5);
    expect(statuteFit('请问安全生产法', title)).toBe(5.5);
    expect(statuteFit('安产法', title)).toBe(1);
    expect(statuteFit('产品质量法', title)).toBe(0);
    expect(statuteFit('', title)).toBe(0);
  });

  it.each(['中华人民共和国计量法', '计量法（2018年修正）', '计量法_20181026', '计量法 2018 修订版'])(
    'takes %s for the law before what implements it',
    (law) => {
      const rules = ['中华人民共和国计量法实施细则', '计量法实施细则（2022修订）', '计量法条文释义'];
      for (const other of rules) expect(statuteFit('计量法', law)).toBeGreaterThan(statuteFit('计量法', other));
      expect(statuteFit('计量法实施细则', rules[0] as string)).toBeGreaterThan(statuteFit('计量法实施细则', law));
    },
  );
});

describe('articleBounds', () => {
  it('knows the article a text begins with and the one it goes on with', () => {
    expect(articleBounds('第三条 甲\n第四条 乙')).toEqual({ first: '§3', last: '§4' });
    expect(articleBounds('（二）丙\n第四条 乙')).toEqual({ first: undefined, last: '§4' });
    expect(articleBounds('依照第四条处理')).toEqual({ first: undefined, last: undefined });
  });
});

describe('articleSpan', () => {
  const text = '（二）乙\n第三条 丙\n丁\n第四条 戊';
  it.each([
    ['§3', '第三条 丙\n丁\n'],
    ['§4', '第四条 戊'],
    ['§2', '（二）乙\n'],
  ])('%s stands in %s', (key, own) => expect(text.slice(...articleSpan(text, key))).toBe(own));
});
