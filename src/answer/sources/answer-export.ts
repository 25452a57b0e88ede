import type { RunSource } from '@/stream/types';

export interface ExportWords {
  sources: string;
  page: (page: number) => string;
  /** The address of the passage in this portal, for recipients of the export. */
  address: (source: RunSource) => string;
}

const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;
const MARKER = /\s?(?:\[(\d{1,3})\](?!\()|［(\d{1,3})］|【(\d{1,3})】)/g;

/** Removes the citation markers. Bracketed numbers that are not sources, and everything in code, stay. */
export function withoutMarkers(text: string, sources: readonly RunSource[]): string {
  const known = new Set(sources.map((source) => source.n));
  return text
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(MARKER, (all, a, b, c) => (known.has(Number(a ?? b ?? c)) ? '' : all)),
    )
    .join('');
}

/** Appends the sources as a numbered list, with the numbers of the markers. */
export function withSources(text: string, sources: readonly RunSource[], words: ExportWords): string {
  if (sources.length === 0) return text.trim();
  return `${text.trim()}\n\n## ${words.sources}\n\n${sources.map((source) => sourceLine(source, words)).join('\n')}`;
}

function sourceLine(source: RunSource, words: ExportWords): string {
  const { name, href } = placeOf(source, words);
  return `${source.n}. ${escapeMarkdown(name)} <${href}>`;
}

/** The name of a source and its address: its own URL if it has one, otherwise its passage in this portal. */
export function placeOf(source: RunSource, words: ExportWords): { name: string; href: string } {
  const { url } = source;
  const safe = url !== null && /^https?:\/\/[^\s<>]+$/i.test(url);
  return { name: nameOf(source, words), href: safe ? url : words.address(source) };
}

/** The title, headings and page of a passage in one line. */
export function nameOf({ title, headings, page }: RunSource, words: Pick<ExportWords, 'page'>): string {
  const place = [
    title,
    ...headings.filter((heading) => heading !== title),
    ...(page === null ? [] : [words.page(page)]),
  ];
  return place.join(' › ').replace(/\s+/g, ' ');
}

/** A file name that is valid on every operating system. */
export function exportName(question: string, ending: string): string {
  const name = question
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .replace(/[. ]+$/, '');
  return `${name || 'answer'}.${ending}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&');
}
