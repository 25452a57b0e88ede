import { CONTENT_TYPES, NUMBERING, RELATIONS, STYLES, wrapDocument, xml } from './docx-parts';
import type { ExportedAnswer } from './exported-answer';
import { type Node, readMarkdown, splitMarkers, webAddress } from './read-markdown';
import { storeZip } from './store-zip';

export function toDocx(answer: ExportedAnswer): Uint8Array<ArrayBuffer> {
  const { title, facts, text, heading, sources, lang, endedAt } = answer;
  const writer = createWriter(new Set(sources.map(({ n }) => n)));
  const body = [
    paragraph('Title', run(title)),
    paragraph('Subtitle', run(facts.join(' · '))),
    writer.blocks(readMarkdown(text)),
    sources.length > 0 ? paragraph('Heading2', run(heading)) : '',
    ...sources.map(({ n, name, href, quotes }) => {
      const mark = `<w:bookmarkStart w:id="${n}" w:name="s${n}"/><w:bookmarkEnd w:id="${n}"/>`;
      const named = paragraph('Source', `${mark}${run(`[${n}] `)}${writer.link(href, run(name, 'link'))}`);
      return named + quotes.map((quote) => paragraph('Quote', run(quote))).join('');
    }),
  ].join('');
  const made = endedAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return storeZip([
    { name: '[Content_Types].xml', text: CONTENT_TYPES },
    { name: '_rels/.rels', text: RELATIONS },
    { name: 'docProps/core.xml', text: core(title, made) },
    { name: 'word/document.xml', text: wrapDocument(body) },
    { name: 'word/styles.xml', text: STYLES(lang) },
    { name: 'word/numbering.xml', text: NUMBERING(writer.lists()) },
    { name: 'word/_rels/document.xml.rels', text: writer.relations() },
  ]);
}

const core = (title: string, made: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${made}</dcterms:created></cp:coreProperties>`;

type Look = 'bold' | 'italic' | 'code' | 'link';
const LOOKS: Record<Look, string> = {
  bold: '<w:b/>',
  italic: '<w:i/>',
  code: '<w:rStyle w:val="Code"/>',
  link: '<w:rStyle w:val="Hyperlink"/>',
};

function run(text: string, ...looks: Look[]): string {
  const properties = looks.map((look) => LOOKS[look]).join('');
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${xml(line)}</w:t>`);
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}${lines.join('<w:br/>')}</w:r>`;
}

const paragraph = (style: string, runs: string, list = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${list}</w:pPr>${runs}</w:p>`;

/** Writes nodes; collects the links and the numbered lists, which are kept in files of their own. */
function createWriter(known: ReadonlySet<number>) {
  const links: string[] = [];
  let lists = 0;

  const link = (href: string, runs: string): string => {
    const at = links.includes(href) ? links.indexOf(href) : links.push(href) - 1;
    return `<w:hyperlink r:id="link${at}">${runs}</w:hyperlink>`;
  };
  const marked = (text: string, looks: Look[]) =>
    splitMarkers(text, known)
      .map((part, at) => {
        if (at % 2 === 1) return `<w:hyperlink w:anchor="s${part}">${run(`[${part}]`, 'link')}</w:hyperlink>`;
        return part ? run(part, ...looks) : '';
      })
      .join('');

  function inline(node: Node, looks: Look[] = []): string {
    const inner = (...more: Look[]) =>
      'children' in node ? node.children.map((child) => inline(child, [...looks, ...more])).join('') : '';
    switch (node.type) {
      case 'text':
        return marked(node.value, looks);
      case 'strong':
        return inner('bold');
      case 'emphasis':
        return inner('italic');
      case 'inlineCode':
        return run(node.value, 'code');
      case 'link': {
        const href = webAddress(node.url);
        return href ? link(href, inner('link')) : inner();
      }
      case 'image':
        return run(node.alt ?? '');
      case 'break':
        return '<w:r><w:br/></w:r>';
      case 'html':
        return run(node.value);
      default:
        return inner();
    }
  }

  function blocks(node: Node, style = 'Normal', list = ''): string {
    if (node.type === 'heading') return paragraph(`Heading${Math.min(node.depth, 4)}`, inline(node));
    if (node.type === 'code') return paragraph('CodeBlock', run(node.value));
    if (node.type === 'table') return tableOf(node);
    if (node.type === 'list') return listOf(node, list);
    if (node.type === 'blockquote') return node.children.map((child) => blocks(child, 'Quote')).join('');
    if (node.type === 'root') return node.children.map((child) => blocks(child)).join('');
    if (node.type === 'thematicBreak') return '';
    return paragraph(style, inline(node), list);
  }

  function listOf(node: Extract<Node, { type: 'list' }>, around: string): string {
    const level = around ? Math.min(Number(/w:ilvl w:val="(\d)"/.exec(around)?.[1] ?? 0) + 1, 5) : 0;
    // Number 1 is the bullet; each numbered list counts from its own start.
    const number = node.ordered ? 2 + lists++ : 1;
    const own = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${number}"/></w:numPr>`;
    return node.children
      .flatMap(({ children }) =>
        children.map((child, at) => blocks(child, 'ListParagraph', at === 0 || child.type === 'list' ? own : '')),
      )
      .join('');
  }

  function tableOf(node: Extract<Node, { type: 'table' }>): string {
    const columns = Math.max(1, ...node.children.map(({ children }) => children.length));
    const grid = Array.from({ length: columns }, () => `<w:gridCol w:w="${Math.floor(9000 / columns)}"/>`).join('');
    const rows = node.children.map(({ children }, at) => {
      const cells = Array.from({ length: columns }, (_, column) => {
        const cell = children[column];
        const runs = cell ? inline(cell, at === 0 ? ['bold'] : []) : '';
        return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph('TableText', runs)}</w:tc>`;
      });
      return `<w:tr>${at === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.join('')}</w:tr>`;
    });
    return `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>${paragraph('Normal', '')}`;
  }

  return {
    blocks: (node: Node) => blocks(node),
    link,
    lists: () => lists,
    relations: () =>
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="styles" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="numbering" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/>${links
        .map(
          (href, at) =>
            `<Relationship Id="link${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${xml(href)}" TargetMode="External"/>`,
        )
        .join('')}</Relationships>`,
  };
}
