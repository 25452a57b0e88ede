import { describe, expect, it } from 'vitest';
import { articlesOf, askedArticles, ownArticles, statuteFit } from './statute-articles';

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
    expect(statuteFit('安全生产法', title)).toBe(5);
    expect(statuteFit(title, title)).toBe(title.length);
    expect(statuteFit('请问安全生产法', title)).toBe(5);
    expect(statuteFit('安产法', title)).toBe(1);
    expect(statuteFit('产品质量法', title)).toBe(0);
    expect(statuteFit('', title)).toBe(0);
  });
});
