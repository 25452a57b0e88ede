import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import type { SearchHit } from '../../knowledge/search/types';
import { extractiveAnswerer } from './extractive-answerer';
import { planAnswer } from './plan-answer';

const plan = (question: string, ...hits: SearchHit[]) => planAnswer({ question, locale: 'zh-CN', hits });
const hot = aHit({
  title: '滚动轴承失效',
  headings: ['滚动轴承失效', '轴承为什么发热？'],
  text: '轴承发热最常见的原因是润滑脂过多。刚补脂的轴承温度会偏高。',
  score: 80,
  found: 2,
});
const code = aHit({ title: '轴承', text: '```\nif bearing.hot: stop()\n```', score: 20 });

describe('planAnswer', () => {
  it('prefers the section that was asked for, and quotes no code that was found far behind', () => {
    const planned = plan('轴承为什么发热', hot, code);
    expect(planned.kind).toBe('answer');
    expect(planned.kind === 'answer' && planned.quotations.map(({ source }) => source)).toEqual([1, 1]);
  });

  it('takes what compares nothing as related at most, however many words it shares with a comparison', () => {
    const steps = '1. 停机。\n2. 拆开与变频器、软启动器的连接。\n3. 测量并记录。';
    const measuring = aHit({ title: '变频器与软启动器', headings: ['怎么测量？'], text: steps, score: 80, found: 2 });
    expect(plan('变频器和软启动器的区别是什么', measuring)).toMatchObject({ kind: 'near' });
  });

  it('gives the record of a code before anything else', () => {
    expect(plan('报警 16', aHit({ exact: '16', title: '报警 16', text: '过热。' }), hot).kind).toBe('records');
  });

  it('gives a tolerance as a value where the table calls it offset, and each row once where it only comes near', () => {
    const table = ['| Speed r/min | Offset mm |', '|---|---|', '| 1000 to 2000 | 0.05 |', '| 2000 to 3500 | 0.03 |'];
    const align = aHit({ title: 'Shaft alignment', lang: 'en', text: table.join('\n'), score: 60 });
    const asked = (question: string) => planAnswer({ question, locale: 'en-US', hits: [align], found: [align] });
    const value = asked('What is the alignment tolerance at 3000 rpm?');
    expect(value).toMatchObject({ kind: 'typed', why: 'condition', parts: [{ type: 'value' }] });
    const near = asked('What is the alignment torque at 3000 rpm?');
    expect(near.kind === 'near' && near.quotations.length).toBe(1);
  });

  it('shows sentences, items and rows where it comes near, no tables and no code, and nothing where it is far', () => {
    const pieces = ['| 现象 | 原因 |\n|---|---|\n| 噪声 | 缺油 |', '```\nlisten(噪声)\n```', '- 噪声要在负载下听。'];
    const noise = aHit({ title: '主轴', text: pieces.join('\n\n'), score: 70 });
    const near = plan('滚动轴承的噪声频谱怎样测量', { ...hot, headings: [], found: 0.7 }, noise);
    expect(near.kind).toBe('near');
    expect(near.kind === 'near' && near.quotations.map(({ kind }) => kind)).toEqual(['list', 'sentence']);
    expect(plan('今天天气怎么样', { ...hot, found: 0.7 })).toEqual({ kind: 'nothing' });
    expect(plan('轴承')).toEqual({ kind: 'nothing' });
  });

  it('answers each of two questions from the passage that speaks of it', () => {
    const align = aHit({
      title: '联轴器',
      headings: ['联轴器怎么对中？'],
      text: '1. 清洁底脚。\n2. 用百分表测量。',
      score: 60,
    });
    const planned = plan('轴承为什么发热？联轴器怎么对中？', hot, align);
    expect(planned.kind === 'answer' && planned.quotations.map(({ source }) => source)).toEqual([1, 1, 2]);
  });

  it('keeps the numbers of the page when it leaves sources out', () => {
    const weak = aHit({ title: 'x', text: '轴承座应防尘。', score: 10 });
    const planned = plan('轴承发热最常见的原因', weak, { ...hot, headings: [] });
    expect(planned.kind === 'answer' && planned.quotations.every(({ source }) => source === 2)).toBe(true);
  });

  it('quotes what was found by words and not what is only near in meaning, however well that was found', () => {
    const asked = '轴承发热最常见的原因';
    const unlike = aHit({ title: '电机', text: '绕组温度由传感器测量，超过限值时停机。', score: 400, byMeaning: true });
    const planned = plan(asked, unlike, { ...hot, headings: [] });
    expect(planned.kind === 'answer' && planned.quotations.every(({ source }) => source === 2)).toBe(true);
    expect(plan(asked, unlike)).toEqual({ kind: 'nothing' });
    expect(plan(asked, { ...unlike, lang: 'en', text: 'Grease makes a bearing hot.' })).toEqual({ kind: 'nothing' });
    expect(extractiveAnswerer.select?.({ question: asked, locale: 'zh-CN', hits: [unlike, hot] })?.hits).toEqual([hot]);
  });
});
