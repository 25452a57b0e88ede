import { parse } from 'yaml';

interface FrontMatter {
  title?: string;
  description?: string;
  lang?: string;
  url?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

/** Splits the YAML block at the head of a Markdown file from its body. A broken block is left in the body. */
export function splitFrontMatter(source: string): { meta: FrontMatter; body: string } {
  const match = /^---\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/.exec(source);
  if (!match) return { meta: {}, body: source };
  try {
    // maxAliasCount 0: a front matter needs no aliases, and a bomb is made of them.
    const data: unknown = parse(match[1] ?? '', { maxAliasCount: 0 });
    if (typeof data !== 'object' || data === null) return { meta: {}, body: source };
    const { title, description, lang, url } = data as Record<string, unknown>;
    return {
      meta: { title: text(title), description: text(description), lang: text(lang), url: text(url) },
      body: source.slice(match[0].length).replace(/^\n+/, ''),
    };
  } catch {
    return { meta: {}, body: source };
  }
}
