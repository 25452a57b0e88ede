import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { relevanceOf } from './relevance';

/** Scores (`found`) of the handbook for a question about something else, partly about it, and about it. */
const FOUND = { passing: 0.7, half: 1, well: 2 };

const relevance = (question: string, found: number, ...texts: string[]) =>
  relevanceOf({
    question,
    locale: 'zh-CN',
    hits: texts.map((text) => aHit({ text, found, title: '', headings: [] })),
  });

const checklist = '询问最近有何变化：刀具、程序、天气、检修、停电。';

describe('relevanceOf', () => {
  it.each([
    ['今天天气怎么样', checklist],
    ['谁是美国总统', '主要依据有 GB/T 33579、ISO 14118 和美国 OSHA 29 CFR 1910.147。'],
    ['best pizza recipe', 'A pump must run near its best efficiency point.'],
    ['What is the capital of France?', 'The agencies of Canada, France and Japan took part.'],
    ['你是谁', checklist],
    ['What time is it?', 'A frame ends after a time of silence; the time is 3.5 characters.'],
    ['How do I reset my password?', 'Jog the axis away and press RESET.'],
  ])('%s: a word in passing is no answer', (question, text) => {
    expect(relevance(question, FOUND.passing, text)).toBe('none');
  });

  it.each([
    ['轴承为什么发热？', '轴承发热最常见的原因是润滑脂过多。'],
    ['Why does hydraulic oil overheat?', 'Hydraulic oil gets hot because every pressure drop turns into heat.'],
    ['电机轴承多久加一次油', '轴承多久加一次润滑脂取决于转速。电动机以铭牌为准。'],
  ])('%s: most of it said is an answer', (question, text) => {
    expect(relevance(question, FOUND.well, text)).toBe('answer');
  });

  it('comes near where half of it is said, or the half that the passage is about', () => {
    expect(relevance('主轴轴承的噪声频谱怎样测量', FOUND.passing, '主轴轴承每 500 小时加油。')).toBe('near');
    expect(relevance('64DD 有哪些优点', FOUND.half, '64DD 可读写。64DD 带网络。64DD 于 1999 年上市。')).toBe('near');
  });

  it('takes what was found well for an answer although it is said in other words, and a heading for more than a mention', () => {
    const question = 'My new client is refused, how do I let it in for good?';
    const text = 'Move the certificate of the client from the rejected list to the trusted list.';
    expect(relevance(question, FOUND.passing, text)).toBe('none');
    expect(relevance(question, FOUND.half, text)).toBe('near');
    expect(relevance(question, FOUND.well, text)).toBe('answer');
    const headed = aHit({ text, found: FOUND.passing, headings: ['Clients'] });
    expect(relevanceOf({ question, locale: 'en-US', hits: [headed] })).toBe('near');
  });

  it('knows no substitute for an article, a code or a number that was asked for by name', () => {
    expect(relevance('安全生产法第三十六条', FOUND.well, '安全生产应当遵守法律，生产单位应当做好安全生产。')).toBe(
      'none',
    );
    expect(relevance('dobot alarm 42752', FOUND.well, 'Dobot alarm lists name the alarm and its remedy.')).not.toBe(
      'answer',
    );
    const codes = 'The Modbus exception code names what went wrong. Its mean value says little.';
    expect(relevance('What does Modbus exception code 04 mean?', FOUND.well, codes)).toBe('near');
    expect(relevance('What does Modbus exception code 04 mean?', FOUND.well, `${codes} 04: device failure.`)).toBe(
      'answer',
    );
  });

  it('takes a passage with the code for the answer, however little else it says', () => {
    const hit = aHit({ text: '输入正确的参数', exact: '42752' });
    expect(relevanceOf({ question: '报警 42752 怎么处理', locale: 'zh-CN', hits: [hit] })).toBe('answer');
  });

  it('compares names only between two languages', () => {
    expect(relevance('如何连接西门子 S7-1200', FOUND.well, 'Connect to Siemens S7-1200 over Ethernet.')).toBe('near');
    expect(relevance('什么是 OEE', FOUND.well, 'OEE is availability times performance times quality.')).toBe('answer');
    expect(relevance('轴承为什么发热', FOUND.well, 'A bearing gets hot with too much grease.')).toBe('none');
  });

  it('has nothing to go by where nothing was found or nothing is named', () => {
    expect(relevance('轴承', FOUND.well)).toBe('none');
    expect(relevance('?', FOUND.well, checklist)).toBe('none');
  });
});
