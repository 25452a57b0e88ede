import { detectLanguage } from '../detect-language';
import { normalizeText } from '../normalize-text';
import type { SourceDocument } from '../types';
import { firstHeading } from './first-heading';

export type Record_ = Record<string, unknown>;
type Lang = 'zh' | 'en';

/** Text of one line that must not be read as Markdown structure. */
export const escapeCell = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/([\\*_`<[\]|])/g, '\\$1')
    .replace(/^(#{1,6}\s|>|[-+]\s|\d+\.\s)/, '\\$1')
    .trim();

const str = (value: unknown): string =>
  typeof value === 'string' ? normalizeText(value).trim() : typeof value === 'number' ? String(value) : '';
const langOf = (value: unknown, text: string): Lang =>
  typeof value === 'string' && value ? (value.startsWith('zh') ? 'zh' : 'en') : detectLanguage(text);
const urlOf = (value: unknown) => (/^https?:\/\//.test(str(value)) ? str(value) : undefined);

const LABELS = {
  zh: { alarm: '报警', cause: '原因', solution: '处理方法', level: '级别', hex: '十六进制' },
  en: { alarm: 'alarm', cause: 'Cause', solution: 'Solution', level: 'Level', hex: 'hex' },
} as const;

/** `{doc, lang, title, markdown, url, pair}`: a page of a documentation export. */
function page(record: Record_, source: string): SourceDocument[] {
  const markdown = normalizeText(String(record.markdown)).trim();
  const lang = langOf(record.lang, markdown);
  const pair = str(record.pair);
  return [
    {
      source: str(record.doc) || source,
      lang,
      title: str(record.title) || firstHeading(markdown) || source,
      description: str(record.description),
      kind: 'markdown',
      markdown,
      url: urlOf(record.url),
      pair: pair ? { source: pair, lang: lang === 'zh' ? 'en' : 'zh' } : undefined,
    },
  ];
}

/** `{vendor, component, code, code_hex, level, zh:{description,cause,solution}, en:{…}}`: an alarm list. */
function alarm(record: Record_, source: string): SourceDocument[] {
  const code = str(record.code);
  const hex = str(record.code_hex);
  const machine = [str(record.vendor), str(record.component)].filter(Boolean).join(' ');
  const langs = (['zh', 'en'] as const).filter((lang) => str((record[lang] as Record_ | undefined)?.description));
  return langs.map((lang) => {
    const body = record[lang] as Record_;
    const label = LABELS[lang];
    const title = `${machine} ${label.alarm} ${code}${hex ? ` (${hex})` : ''}${lang === 'zh' ? '：' : ': '}${str(body.description)}`;
    const parts = [
      `# ${escapeCell(title)}`,
      `${escapeCell(str(body.description))}`,
      str(body.cause) && `**${label.cause}**${lang === 'zh' ? '：' : ': '}${escapeCell(str(body.cause))}`,
      str(body.solution) && `**${label.solution}**${lang === 'zh' ? '：' : ': '}${escapeCell(str(body.solution))}`,
      str(record.level) && `**${label.level}**${lang === 'zh' ? '：' : ': '}${str(record.level)}`,
    ];
    const other = langs.find((entry) => entry !== lang);
    return {
      source: str(record.id) ? `${source.replace(/#.*$/, '')}#${str(record.id)}` : source,
      lang,
      title: title.trim(),
      description: str(body.description),
      kind: 'alarm' as const,
      markdown: parts.filter(Boolean).join('\n\n'),
      codes: [code, hex].filter(Boolean),
      pair: other
        ? { source: str(record.id) ? `${source.replace(/#.*$/, '')}#${str(record.id)}` : source, lang: other }
        : undefined,
    };
  });
}

/** `{lesson_id, driving_event, lesson, recommendation}`: a lesson learned. */
function lesson(record: Record_, source: string): SourceDocument[] {
  const event = str(record.driving_event);
  const lang = langOf(record.lang, event);
  const names = lang === 'zh' ? ['事件', '教训', '建议'] : ['Driving event', 'Lesson', 'Recommendation'];
  const title = str(record.title) || str(record.subject) || firstSentence(str(record.lesson) || event);
  const parts = [event, str(record.lesson), str(record.recommendation)];
  const sections = parts.flatMap((text, index) => (text ? [`## ${names[index]}\n\n${text}`] : []));
  return [
    {
      source: str(record.doc) || source,
      lang,
      title,
      description: firstSentence(event),
      kind: 'lesson',
      markdown: `# ${escapeCell(title)}\n\n${sections.join('\n\n')}`,
      url: urlOf(record.url),
    },
  ];
}

const firstSentence = (text: string) =>
  (/^[\s\S]{0,160}?[.。!！?？](?=\s|$|[^\d])/.exec(text)?.[0] ?? text.slice(0, 120)).trim();

/** `{title, text|body|content}`: an article or a passage that came alone. */
function article(record: Record_, source: string): SourceDocument[] {
  const text = ['text', 'body', 'content'].map((key) => str(record[key])).find(Boolean) ?? '';
  return [
    {
      source: str(record.id) || str(record.doc) || source,
      lang: langOf(record.lang, text),
      title: str(record.title) || firstSentence(text),
      description: str(record.description ?? record.summary),
      kind: 'article',
      markdown: text,
      url: urlOf(record.url),
    },
  ];
}

const has = (record: Record_, key: string) => typeof record[key] === 'string' && (record[key] as string).trim() !== '';

/** The shapes of exports we read, tried in order; `null` where none fits. */
export function recordToDocuments(record: Record_, source: string): SourceDocument[] | null {
  if (has(record, 'markdown')) return page(record, source);
  if (record.code !== undefined && (typeof record.zh === 'object' || typeof record.en === 'object'))
    return alarm(record, source);
  if (has(record, 'driving_event')) return lesson(record, source);
  if (has(record, 'text') || has(record, 'body') || has(record, 'content')) return article(record, source);
  return null;
}
