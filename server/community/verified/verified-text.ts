import { message } from '../../base/messages/message';

interface Parts {
  title: string;
  wordings: readonly string[];
  answer: string;
  lang: 'zh' | 'en';
  /** For one that has stepped down: until when it was checked, YYYY-MM-DD. */
  until?: string | undefined;
}

const DEEPEST = 6;
/** The two headings and what stands above the answer; headings of the answer itself are deeper. */
const ABOVE = /^# [^\n]*\n\n(?:## [^\n]*\n\n)?(?:\*[^\n]*\*\n\n)?/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The document of a verified answer: its wordings are the headings of every passage. */
export function verifiedMarkdown({ title, wordings, answer, lang, until }: Parts): string {
  const own = lang === 'zh' ? 'zh-CN' : 'en-US';
  const also = wordings.map(oneLine).join(' · ');
  return [
    `# ${oneLine(title)}`,
    ...(also ? [`## ${message('community:verified.also', { wordings: also })[own]}`] : []),
    ...(until === undefined ? [] : [`*${message('community:verified.until', { date: until })[own]}*`]),
    deeper(answer),
  ].join('\n\n');
}

/** Where the answer begins in such a document. */
export const answerStart = (markdown: string): number => ABOVE.exec(markdown)?.[0].length ?? 0;

/** Headings outside of code go below those of the document. */
function deeper(answer: string): string {
  let fence = '';
  return answer
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      if (fence !== '') return line;
      return line.replace(/^(#{1,6})(?= )/, (level) => '#'.repeat(Math.min(level.length + 2, DEEPEST)));
    })
    .join('\n');
}
