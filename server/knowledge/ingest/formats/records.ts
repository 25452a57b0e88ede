import { alarmTitle } from '../../../../setting/alarm/alarm-title';
import { codeKey } from '../../../../setting/alarm/code-key';
import { detectLanguage } from '../../../base/text/detect-language';
import { extractCodes } from '../../search/identifiers';
import { isoDay } from '../iso-day';
import type { SourceDocument } from '../types';
import { escapeCell } from './escape-cell';
import { firstHeading } from './first-heading';
import { fieldLine, openFields } from './other-fields';
import { OTHER_FIELDS } from './other-fields-heading';
import { RecordFields, tellKnown } from './record-fields';
import type { Lang } from './value-text';

export type Record_ = Record<string, unknown>;

const langOf = (given: string, text: string): Lang =>
  given ? (given.startsWith('zh') ? 'zh' : 'en') : detectLanguage(text);

/** Fields that identify a record of any format. */
interface Identity {
  id: string;
  doc: string;
  lang: string;
  pair: string;
}

type Told = Pick<SourceDocument, 'source' | 'lang' | 'title' | 'description' | 'kind' | 'markdown'>;

/** Completes the document of a record with the fields that its format does not define. */
function complete(told: Told, fields: RecordFields, identity: Identity): SourceDocument {
  const { lang } = told;
  const { pair } = identity;
  const url = /^https?:\/\//.test(fields.peek('url')) ? fields.take('url') : undefined;
  const known = tellKnown([fields], lang);
  const { lines, leftOut } = openFields(fields.rest(), lang);
  return {
    ...told,
    markdown: withOther(told.markdown, [...idLines(identity, [], lang), ...known.lines, ...lines], lang),
    url,
    pair: pair ? { source: pair, lang: lang === 'zh' ? 'en' : 'zh' } : undefined,
    codes: known.codes.length > 0 ? known.codes : undefined,
    leftOut,
  };
}

/** Most ids are names for programs; one that looks like a code is written into the text. */
const idLines = ({ id, doc }: Identity, codes: string[], lang: Lang) =>
  [...new Set([id, doc])]
    .filter((name) => extractCodes(name).includes(codeKey(name)) && !codes.includes(name))
    .map((name) => fieldLine('ID', name, lang));

const withOther = (markdown: string, lines: string[], lang: Lang) =>
  lines.length > 0 ? `${markdown}\n\n## ${OTHER_FIELDS[lang]}\n\n${lines.join('\n\n')}` : markdown;

/** `{doc, lang, title, markdown, url, pair}`: a page of a documentation export. */
function page(fields: RecordFields, identity: Identity, source: string): SourceDocument {
  const markdown = fields.take('markdown');
  const title = fields.take('title') || firstHeading(markdown) || source;
  const description = fields.take('description', 'summary');
  const lang = langOf(identity.lang, markdown);
  const told = { source: identity.doc || source, lang, title, description, kind: 'markdown', markdown } as const;
  return complete(told, fields, identity);
}

const LESSON = { zh: ['事件', '教训', '建议'], en: ['Driving event', 'Lesson', 'Recommendation'] } as const;

/** `{driving_event, lesson, recommendation}`: a lesson learned. */
function lesson(fields: RecordFields, identity: Identity, source: string): SourceDocument {
  const [event, learned, advice] = ['driving_event', 'lesson', 'recommendation'].map((key) => fields.take(key));
  const lang = langOf(identity.lang, event ?? '');
  const names = LESSON[lang];
  const title = fields.take('title', 'subject') || firstSentence(learned || event || '');
  const sections = [event, learned, advice].flatMap((text, at) => (text ? [`## ${names[at]}\n\n${text}`] : []));
  const markdown = `# ${escapeCell(title)}\n\n${sections.join('\n\n')}`;
  const description = firstSentence(event ?? '');
  const told = { source: identity.doc || source, lang, title, description, kind: 'lesson', markdown } as const;
  return complete(told, fields, identity);
}

const firstSentence = (text: string) =>
  (/^[\s\S]{0,160}?[.。!！?？](?=\s|$|[^\d])/.exec(text)?.[0] ?? text.slice(0, 120)).trim();

/** `{title, text|body|content}`: an article or a single passage. */
function article(fields: RecordFields, identity: Identity, source: string): SourceDocument {
  const markdown = fields.take('text', 'body', 'content');
  const title = fields.take('title') || firstSentence(markdown);
  const description = fields.take('description', 'summary');
  const lang = langOf(identity.lang, markdown);
  const name = identity.id || identity.doc || source;
  return complete({ source: name, lang, title, description, kind: 'article', markdown }, fields, identity);
}

/** `{vendor, component, code, code_hex, level, zh:{description,cause,solution}, en:{…}}`: an alarm list. */
function alarm(fields: RecordFields, identity: Identity, place: string): SourceDocument[] {
  const source = identity.id ? `${place.replace(/#.*$/, '')}#${identity.id}` : place;
  const head = headOf(fields, identity, source);
  const bodies = (['zh', 'en'] as const).flatMap((lang) => {
    const body = fields.takeGroup(lang, 'meaning');
    return body ? [{ lang, body }] : [];
  });
  return bodies.map(({ lang, body }, at) => {
    const document = alarmIn(lang, head, body, fields.copy());
    const other = bodies[1 - at];
    // Fields common to both languages are counted once.
    if (at === 1) document.leftOut = openFields(body.rest(), lang).leftOut;
    return { ...document, pair: other && { source, lang: other.lang } };
  });
}

/** `{code, description, cause, solution}`: an alarm in one language. */
function plainAlarm(fields: RecordFields, identity: Identity, place: string): SourceDocument {
  const lang = langOf(identity.lang, fields.rest().join(' '));
  const source = identity.id ? `${place.replace(/#.*$/, '')}#${identity.id}` : place;
  return alarmIn(lang, headOf(fields, identity, source), fields, new RecordFields({}));
}

const headOf = (fields: RecordFields, identity: Identity, source: string) => ({
  identity,
  source,
  machine: [fields.takeOne('maker'), fields.takeOne('component')].filter(Boolean).join(' '),
  code: fields.take('code') || fields.takeOne('code'),
  hex: fields.take('code_hex'),
});

function alarmIn(
  lang: Lang,
  { identity, source, machine, code, hex }: ReturnType<typeof headOf>,
  body: RecordFields,
  shared: RecordFields,
): SourceDocument {
  const meaning = body.takeOne('meaning');
  const title = alarmTitle({ machine, code, hex, meaning }, lang);
  const known = tellKnown([body, shared], lang);
  const { lines, leftOut } = openFields([...body.rest(), ...shared.rest()], lang);
  const codes = [code, hex].filter(Boolean);
  const main = [`# ${escapeCell(title)}`, escapeCell(meaning), ...known.lines].join('\n\n');
  return {
    ...{ source, lang, title, description: meaning, kind: 'alarm' },
    markdown: withOther(main, [...idLines(identity, codes, lang), ...lines], lang),
    codes: [...codes, ...known.codes],
    leftOut,
  };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Converts a record by the first export format that fits; null if none does. */
export function recordToDocuments(record: Record_, place: string): SourceDocument[] | null {
  const fields = new RecordFields(record);
  const has = (key: string) => typeof record[key] === 'string' && fields.peek(key) !== '';
  const read = shapeOf(record, fields, has);
  const identity = {
    id: fields.take('id'),
    doc: fields.take('doc'),
    lang: fields.take('lang'),
    pair: fields.take('pair'),
  };
  const filed = { maker: fields.peekOne('maker') || undefined, revised: isoDay(fields.peekOne('date')) };
  const documents = read?.(fields, identity, place) ?? null;
  return documents && [documents].flat().map((document) => ({ ...document, ...filed }));
}

function shapeOf(record: Record_, fields: RecordFields, has: (key: string) => boolean) {
  if (has('markdown')) return page;
  if (record.code !== undefined && (isObject(record.zh) || isObject(record.en))) return alarm;
  if (has('driving_event')) return lesson;
  if (has('text') || has('body') || has('content')) return article;
  if (fields.has('code') && fields.has('meaning')) return plainAlarm;
  return null;
}
