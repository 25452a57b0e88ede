import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import type { SearchHit } from '../../knowledge/search/types';
import { extractiveAnswerer } from './extractive-answerer';
import type { AnswerPiece } from './types';

const { log } = Fastify();

interface Written {
  text: string;
  /** Start of the current block; ranges count from there. */
  from: number;
  cites: { claim: string; quote: string; sources: number[]; support: string }[];
}

async function answer(question: string, hits: SearchHit[], signal = new AbortController().signal): Promise<Written> {
  const out: Written = { text: '', from: 0, cites: [] };
  for await (const piece of extractiveAnswerer.write({ question, hits, locale: 'zh-CN', signal, log }))
    take(out, piece, hits);
  return out;
}

function take(out: Written, piece: AnswerPiece, hits: SearchHit[]): void {
  if (piece.kind === 'text') out.text += piece.append;
  if (piece.kind === 'block') {
    out.text += out.text && '\n\n';
    out.from = out.text.length;
  }
  if (piece.kind !== 'cite') return;
  const quotes = piece.quotes ?? [];
  for (const quote of quotes) {
    const hit = hits[quote.source - 1];
    // The quote is exactly the source's text at that span.
    expect(hit?.text.slice(quote.span[0] - hit.span[0], quote.span[1] - hit.span[0])).toBe(quote.text);
  }
  expect(out.from + piece.range[1]).toBe(out.text.length);
  out.cites.push({
    claim: out.text.slice(out.from).slice(...piece.range),
    quote: quotes.map(({ text }) => text).join(''),
    sources: piece.sources,
    support: piece.support,
  });
}

const grease = aHit({
  title: '主轴维护',
  headings: ['主轴维护', '加油'],
  text: '主轴轴承每运行 500 小时加注一次油脂。每个轴承的加注量为 12 克。加油之前必须停机并挂牌上锁。油脂应存放在阴凉处。',
  span: [100, 160],
  score: 20,
  found: 2,
});
/** Found as by a question that is only partly about it. */
const half = { ...grease, found: 0.7 };

describe('an answer in the words of the sources', () => {
  it('quotes the sentences that answer, with their number and their exact places', async () => {
    const { text, cites } = await answer('主轴轴承每次加多少油脂？', [grease]);
    expect(text).toContain('每个轴承的加注量为 12 克。[1]');
    expect(cites.length).toBeLessThanOrEqual(3);
    for (const cite of cites) expect(cite).toMatchObject({ sources: [1], support: 'full', claim: `${cite.quote}[1]` });
  });

  it('gives an alarm asked for by its code as description, cause and remedy', async () => {
    const fields =
      '规划位置接近肩奇异点\n\n**原因**：目标点位于奇异区\n\n**处理方法**：重新选取运动点位\n\n**级别**：5';
    const alarm = aHit({
      title: '控制器报警 16：规划位置接近肩奇异点',
      text: fields,
      kind: 'alarm',
      exact: '16',
      score: 50,
    });
    const { text, cites } = await answer('报警16', [alarm, grease]);
    expect(text).toBe(
      '**控制器报警 16：规划位置接近肩奇异点**\n\n**原因**：目标点位于奇异区[1]\n\n**处理方法**：重新选取运动点位[1]\n\n**级别**：5 [1]',
    );
    expect(cites.map((cite) => cite.quote)).toEqual([
      '**原因**：目标点位于奇异区',
      '**处理方法**：重新选取运动点位',
      '**级别**：5',
    ]);
  });

  it('tells the same code of several components apart', async () => {
    const alarm = (component: string) =>
      aHit({
        title: `${component}报警 16`,
        text: `${component}过热\n\n**处理方法**：冷却`,
        kind: 'alarm',
        exact: '16',
      });
    const { text } = await answer('报警16', [alarm('控制器'), alarm('伺服')]);
    expect(text).toContain(
      '**控制器报警 16**\n\n控制器过热[1]\n\n**处理方法**：冷却[1]\n\n**伺服报警 16**\n\n伺服过热[2]',
    );
  });

  it('quotes nothing where several machines have the number, and asks which one', async () => {
    const alarm = (name: string) =>
      aHit({
        ...{ title: `${name} 报警 16：过热`, text: `${name}过热\n\n**处理方法**：冷却`, kind: 'alarm', exact: '16' },
        machine: { name, asked: true, meaning: '过热' },
      });
    const { text, cites } = await answer('报警16', [alarm('控制器'), alarm('伺服')]);
    expect(text).toMatch(/哪一台控制器？\n\n- 控制器\n- 伺服$/);
    expect(cites).toEqual([]);
    const other = { ...alarm('控制器'), machine: { name: '控制器', asked: false, meaning: '过热' } };
    expect((await answer('安川报警16', [other])).text).toMatch(/没有.*：\n\n- 控制器$/);
  });

  it('gives the steps under the heading that was asked for, whole', async () => {
    const text = '按以下步骤操作：\n\n1. 停机并上锁。\n2. 清洁注油嘴。\n3. 注入 12 克油脂。\n4. 试运行十分钟。';
    const steps = aHit({ title: '主轴维护', headings: ['主轴维护', '更换轴承油脂'], text, score: 30 });
    const { text: shown, cites } = await answer('如何更换主轴轴承油脂？', [steps, grease]);
    expect(shown).toBe(
      `按以下步骤操作：[1]\n\n1. 停机并上锁。\n2. 清洁注油嘴。\n3. 注入 12 克油脂。\n4. 试运行十分钟。[1]`,
    );
    expect(cites).toHaveLength(2);
  });

  it('shows a row of a long table with its header, and its number inside the last cell', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, i) => `| E${i + 100} | 伺服轴 ${i} 编码器通信失败 | 检查第 ${i} 号电缆与接头 |`,
    );
    const table = aHit({ title: '报警表', text: ['| 代码 | 含义 | 处理 |', '|---|---|---|', ...rows].join('\n') });
    const { text } = await answer('伺服轴 17 编码器通信失败怎么处理', [table]);
    expect(text).toBe(
      '| 代码 | 含义 | 处理 |\n|---|---|---|\n| E117 | 伺服轴 17 编码器通信失败 | 检查第 17 号电缆与接头 [1] |',
    );
  });

  it('shows rows without a header as words', async () => {
    const text = '| **密钥** | DER 格式的客户端密钥 |\n| **更新模式** | 读取或订阅，默认为读取 |';
    const { text: shown } = await answer('更新模式默认是什么', [aHit({ text, title: 'OPC UA' })]);
    expect(shown).toBe('**密钥** — DER 格式的客户端密钥\n\n**更新模式** — 读取或订阅，默认为读取\n\n[1]');
  });

  it('quotes sources in the language of the question where there are any', async () => {
    const en = aHit({ text: 'OEE is availability times performance times quality.', title: 'OEE', score: 30 });
    const zh = aHit({ text: 'OEE 等于时间开动率、性能开动率与合格品率之积。', title: '设备综合效率', score: 20 });
    expect((await answer('什么是 OEE', [en, zh])).text).toBe(`${zh.text}[2]`);
    expect((await answer('What is OEE?', [en, zh])).text).toBe(`${en.text} [1]`);
    expect((await answer('什么是 OEE', [en])).text).toBe(`${en.text} [1]`);
  });

  it('gives the section whose heading is the question', async () => {
    const asked = aHit({
      title: '润滑脂润滑',
      headings: ['润滑脂润滑', '轴承多久加一次润滑脂？'],
      text: '转速越高，周期越短。一般每 2000 小时补一次。',
      score: 20,
    });
    const { text } = await answer('轴承多久加一次油脂？', [grease, asked]);
    expect(text).toBe('转速越高，周期越短。一般每 2000 小时补一次。[2]');
  });

  it('says so when the sources only come near, or say nothing of it', async () => {
    const near = await answer('主轴轴承的噪声频谱怎样测量', [half]);
    expect(near.text).toMatch(/^资料中没有直接的答案，最接近的内容是：/);
    expect(near.cites.length).toBeGreaterThan(0);
    const none = await answer('激光切割机的焦距怎样标定', [half]);
    expect(none.text).toMatch(/^资料中没有找到与这个问题有关的内容/);
  });

  it('chooses what is shown beside it: nothing where nothing answers, little where it only comes near', () => {
    const asked = (question: string, hits: SearchHit[]) =>
      extractiveAnswerer.select?.({ question, hits, locale: 'zh-CN' }).hits;
    const weak = aHit({ text: '主轴轴承应防尘。', score: 9 });
    expect(asked('主轴轴承每次加多少油脂？', [grease, weak])).toEqual([grease]);
    expect(asked('今天天气怎么样', [half, weak])).toEqual([]);
    const many = Array.from({ length: 6 }, (_, i) => ({ ...half, docId: `d${i}` }));
    expect(asked('主轴轴承的噪声频谱怎样测量', many)).toHaveLength(4);
  });

  it('stops when it is told to, and writes nothing from nothing', async () => {
    expect((await answer('主轴轴承', [grease], AbortSignal.abort())).text).toBe('');
    expect((await answer('主轴轴承', [])).text).toBe('');
  });

  it('gets through any question and any passage with ranges that hold', async () => {
    const piece = fc.constantFrom(
      '主轴',
      'grease ',
      '。',
      '. ',
      '\n',
      '\n\n',
      '- ',
      '| a | b |\n',
      '|---|---|\n',
      '```\n',
      '**',
      '[1]',
      '# ',
      '“',
      '![x](y)',
    );
    const passage = fc
      .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 40 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.array(passage, { maxLength: 3 }),
        fc.boolean(),
        async (question, texts, exact) => {
          const hits = texts.map((text) => aHit({ text, headings: [question], ...(exact && { exact: 'E1' }) }));
          await answer(question, hits);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a product that no source knows', () => {
  const fitOf = async (question: string) => {
    const { hits, plan } = extractiveAnswerer.select?.({ question, locale: 'zh-CN', hits: [grease] }) ?? { hits: [] };
    const input = { question, hits, plan, locale: 'zh-CN' as const, signal: new AbortController().signal, log };
    for await (const piece of extractiveAnswerer.write(input)) if (piece.kind === 'fit') return piece.fit;
    return undefined;
  };

  it('does not keep what holds for its kind from being told', async () => {
    expect(await fitOf('PX-40 主轴轴承运行中怎么加油脂？')).toMatchObject({ value: 'direct' });
  });

  it('may need another amount: what is told of its kind only comes near', async () => {
    expect(await fitOf('PX-40 主轴轴承每次加多少油脂？')).toEqual({ value: 'related', why: ['unknown-code'] });
  });
});
