import type { HandbookDocument, Lang } from './types';

/** Parses a handbook article: front matter becomes fields, the rest is the canonical text. */
export function parseHandbook(path: string, source: string): HandbookDocument {
  const [, lang = 'zh', slug = ''] = /(zh|en)\/([^/]+)\.md$/.exec(path) ?? [];
  const text = source.replaceAll('\r\n', '\n').normalize('NFC');
  const [front = ''] = /^---\n[\s\S]*?\n---\n+/.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(front)?.[1]?.trim() ?? '';
  const markdown = text.slice(front.length);
  return {
    id: `handbook-${lang}-${slug}`,
    slug,
    lang: lang as Lang,
    title: field('title') || slug,
    description: field('description'),
    updatedAt: `${field('updated') || '2026-11-01'}T00:00:00.000Z`,
    markdown,
    headings: [...markdown.matchAll(/^(#{1,6}) +(.+)$/gm)].map(([, marks = '#', title = ''], index, all) => ({
      level: marks.length,
      title: title.trim(),
      offset: all[index]?.index ?? 0,
    })),
  };
}
