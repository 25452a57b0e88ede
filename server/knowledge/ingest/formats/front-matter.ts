import { parse } from 'yaml';
import { isoDay } from '../iso-day';

interface FrontMatter {
  title?: string;
  description?: string;
  lang?: string;
  url?: string;
  tags?: string[];
  /** YYYY-MM-DD. */
  revised?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);
/** Accepts `tags: [a, b]` and `tags: a, b`. */
const words = (value: unknown) => {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,，、]/) : [];
  const found = all.flatMap((one) => text(one) ?? []);
  return found.length > 0 ? found : undefined;
};
/** Names that documentation tools use for the date of the last revision, the most reliable first. */
const REVISED = ['revised', 'updated', 'last_updated', 'lastUpdated', 'last_modified', 'ms.date', 'date'];

/** Splits the YAML block at the start of a Markdown file from its body. A malformed block stays in the body. */
export function splitFrontMatter(source: string): { meta: FrontMatter; body: string } {
  const match = /^---\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/.exec(source);
  if (!match) return { meta: {}, body: source };
  try {
    // maxAliasCount 0: front matter needs no aliases, and alias bombs consist of them.
    const data: unknown = parse(match[1] ?? '', { maxAliasCount: 0 });
    if (typeof data !== 'object' || data === null) return { meta: {}, body: source };
    const fields = data as Record<string, unknown>;
    const { title, description, lang, url, tags } = fields;
    const revised = REVISED.flatMap((name) => isoDay(fields[name]) ?? [])[0];
    return {
      meta: {
        ...{ title: text(title), description: text(description), lang: text(lang), url: text(url) },
        ...{ tags: words(tags), revised },
      },
      body: source.slice(match[0].length).replace(/^\n+/, ''),
    };
  } catch {
    return { meta: {}, body: source };
  }
}
