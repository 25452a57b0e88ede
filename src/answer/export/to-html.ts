import type { ExportedAnswer } from './exported-answer';
import { type Node, readMarkdown, splitMarkers, webAddress } from './read-markdown';

/** One file without scripts or anything loaded, with fonts of the system for every script. */
const STYLE = `body{max-width:44em;margin:2em auto;padding:0 1em;font:16px/1.65 system-ui,"Noto Sans SC","Microsoft YaHei","PingFang SC",sans-serif;color:#1b1a19;background:#fff}
h1{font-size:1.6em;line-height:1.3}h2{font-size:1.25em;margin-top:2em}table{border-collapse:collapse;width:100%;font-size:.9em}
td,th{border:1px solid #c8c6c4;padding:.35em .6em;text-align:start;vertical-align:top;overflow-wrap:anywhere}pre{white-space:pre-wrap;background:#f5f5f5;padding:.8em}
blockquote{margin:.3em 0;padding-inline-start:.8em;border-inline-start:3px solid #c8c6c4;color:#484644}.facts{color:#605e5c}a{color:#0f548c;overflow-wrap:anywhere}
@media print{body{margin:0;max-width:none;font-size:11pt}h2{break-after:avoid}li,tr{break-inside:avoid}}`;

export function toHtml({ title, facts, text, lang, heading, sources }: ExportedAnswer): string {
  const known = new Set(sources.map(({ n }) => n));
  const list = sources.map(({ n, name, href, quotes }) => {
    const words = quotes.map((quote) => `<blockquote>${escaped(quote)}</blockquote>`).join('');
    return `<li id="s${n}" value="${n}"><a href="${escaped(href)}">${escaped(name)}</a>${words}</li>`;
  });
  return `<!doctype html>
<html lang="${escaped(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p class="facts">${facts.map(escaped).join(' · ')}</p>
${write(readMarkdown(text), known)}
${list.length > 0 ? `<h2>${escaped(heading)}</h2>\n<ol>\n${list.join('\n')}\n</ol>\n` : ''}</body></html>
`;
}

function write(node: Node, known: ReadonlySet<number>): string {
  const inner = () => ('children' in node ? node.children.map((child) => write(child, known)).join('') : '');
  switch (node.type) {
    case 'text':
      return splitMarkers(node.value, known)
        .map((part, at) => (at % 2 === 1 ? `<a href="#s${part}">[${part}]</a>` : escaped(part)))
        .join('');
    case 'heading':
      return `<h${node.depth}>${inner()}</h${node.depth}>\n`;
    case 'paragraph':
      return `<p>${inner()}</p>\n`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'inlineCode':
      return `<code>${escaped(node.value)}</code>`;
    case 'code':
      return `<pre><code>${escaped(node.value)}</code></pre>\n`;
    case 'blockquote':
      return `<blockquote>${inner()}</blockquote>\n`;
    case 'list': {
      const start = node.ordered && node.start !== 1 ? ` start="${node.start ?? 1}"` : '';
      return node.ordered ? `<ol${start}>${inner()}</ol>\n` : `<ul>${inner()}</ul>\n`;
    }
    case 'listItem':
      return `<li>${inner()}</li>\n`;
    case 'table':
      return `<table>${inner()}</table>\n`;
    case 'tableRow':
      return `<tr>${inner()}</tr>\n`;
    case 'tableCell':
      return `<td>${inner()}</td>`;
    case 'link': {
      const href = webAddress(node.url);
      return href ? `<a href="${escaped(href)}">${inner()}</a>` : inner();
    }
    case 'image':
      return escaped(node.alt ?? '');
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>\n';
    case 'html':
      // Shown, never interpreted: the text comes from documents.
      return escaped(node.value);
    default:
      return inner();
  }
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
