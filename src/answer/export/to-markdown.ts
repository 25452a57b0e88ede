import type { ExportedAnswer } from './exported-answer';

export function toMarkdown({ title, facts, text, heading, sources }: ExportedAnswer): string {
  const list = sources.map(({ n, name, href, quotes }) =>
    [`${n}. ${escaped(name)} <${href}>`, ...quotes.map((quote) => `   > ${escaped(quote)}`)].join('\n\n'),
  );
  const parts = [`# ${escaped(title)}`, facts.map(escaped).join(' · '), text];
  if (list.length > 0) parts.push(`## ${escaped(heading)}`, list.join('\n\n'));
  return `${parts.join('\n\n')}\n`;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
