import { type ExportedAnswer, exportedAnswer } from '../../../src/answer/export/exported-answer';
import { emptyRun } from '../../../src/stream/run-state';
import type { RunSource } from '../../../src/stream/types';

const PARTS = ['轴承', 'coupling', '液压站', 'spindle', '减速机', 'compressor'];

/** A report whose sections take turns in Chinese and English, each with text, steps, a table and its own source. */
export function longReport(sections: number): { answer: ExportedAnswer; headings: string[]; sentences: string[] } {
  const made = Array.from({ length: sections }, (_, at) => sectionOf(at + 1));
  const state = { ...emptyRun, sources: made.map(({ source }) => source), endedAt: Date.UTC(2026, 10, 28) };
  const answer = exportedAnswer('检查什么，怎样处理？', made.map(({ text }) => text).join('\n\n'), state, {
    ...{
      sources: '来源',
      writer: '摘自来源',
      page: (page) => `第 ${page} 页`,
      version: (version) => `第 ${version} 版`,
    },
    address: ({ docId }) => `https://portal.example/doc/${docId}`,
  });
  return {
    answer,
    headings: made.map(({ heading }) => heading),
    sentences: made.flatMap(({ sentences }) => sentences),
  };
}

function sectionOf(n: number) {
  const part = PARTS[n % PARTS.length] ?? '';
  const zh = n % 2 === 0;
  const heading = zh ? `${n} 号部位：${part}` : `Station ${n}: ${part}`;
  const sentences = Array.from({ length: 8 }, (_, at) =>
    zh
      ? `第 ${n}.${at} 点，${part}温度不应超过 ${60 + at} ℃，超过时停机，记录油位、负荷与环境温度后再开机。`
      : `Point ${n}.${at}: the ${part} stays below ${60 + at} °C; above it, stop, note oil level and load, and start again.`,
  );
  const cited = sentences.map((sentence) => `${sentence}[${n}]`).join(zh ? '' : ' ');
  const steps = `1. ${zh ? '停机' : 'Stop'}\n2. **${zh ? '挂牌' : 'Lock out'}**`;
  const table = `| ${zh ? '项' : 'Item'} | ${zh ? '值' : 'Value'} |\n| --- | --- |\n| ${part} | ${60 + n} |`;
  const source = {
    ...{ sid: `s${n}`, n, docId: `d${n}`, ver: 1, title: heading, headings: [], url: null, kind: 'markdown' },
    ...{ lang: zh ? 'zh' : 'en', kbId: 3, page: n, span: [0, 20], quote: sentences[0], score: 1 },
    quoteHash: '0123456789abcdef',
  } as RunSource;
  return { heading, sentences, source, text: `## ${heading}\n\n${cited}\n\n${steps}\n\n${table}` };
}
