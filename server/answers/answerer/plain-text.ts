const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Strips Markdown for scoring and comparing. Every pattern runs in linear time, without backtracking. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<[a-zA-Z/!][^<>]{0,400}>/g, ' ')
    .replace(/!?\[([^[\]]{0,400})\]\([^()\s]{0,800}(?:\s"[^"]{0,200}")?\)/g, '$1')
    .replace(/^[ \t]{0,12}(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/^[ \t|:-]{3,}$/gm, ' ')
    .replace(/[*`|~]+/g, ' ')
    .replace(/(^|[^\p{L}\p{N}])_+|_+(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
