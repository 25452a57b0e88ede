import { fromDom } from 'hast-util-from-dom';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', listItemIndent: 'one', fences: true, rule: '-' });

/** What was copied from Word, Excel or a page, as Markdown. Nothing of it is ever part of this page. */
export function htmlToMarkdown(html: string): string {
  // A parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  tidy(body);
  listsOfWord(body);
  const tree = writer.runSync(fromDom(body) as Parameters<typeof writer.runSync>[0]);
  return writer
    .stringify(tree as Parameters<typeof writer.stringify>[0])
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function tidy(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const notes: Node[] = [];
  while (comments.nextNode()) notes.push(comments.currentNode);
  for (const note of notes) note.parentNode?.removeChild(note);
  for (const gone of body.querySelectorAll('style,script,meta,link,title,xml,o\\:p,[style*="display:none"]')) {
    if (!gone.textContent?.trim() || gone.tagName !== 'O:P') gone.remove();
  }
  for (const picture of body.querySelectorAll('img')) replacePicture(picture);
  for (const link of body.querySelectorAll('a')) {
    const { href } = link;
    if (!/^(?:https?|mailto|tel):/i.test(href) || href.startsWith(`${location.origin}/#`)) unwrap(link);
  }
  // Google Docs wraps everything in a bold mark that is not bold.
  for (const mark of body.querySelectorAll<HTMLElement>('b,strong,em,i'))
    if (/font-(?:weight|style):\s*normal/i.test(mark.getAttribute('style') ?? '')) unwrap(mark);
  // A table of Markdown begins with a head.
  for (const table of body.querySelectorAll('table')) if (!table.querySelector('th')) makeHead(table.rows[0]);
  // Cells of Markdown hold one line.
  for (const part of body.querySelectorAll('td p, th p, td div, th div')) {
    if (part.nextElementSibling) part.append(' ');
    unwrap(part);
  }
}

function makeHead(row: HTMLTableRowElement | undefined): void {
  for (const cell of [...(row?.cells ?? [])]) {
    const head = cell.ownerDocument.createElement('th');
    head.append(...cell.childNodes);
    const align = cell.getAttribute('align');
    if (align) head.setAttribute('align', align);
    cell.replaceWith(head);
  }
}

/** A picture from elsewhere becomes a link; one from the copier's own computer cannot be read. */
function replacePicture(picture: HTMLImageElement): void {
  const address = picture.getAttribute('src') ?? '';
  if (!/^https:/i.test(address)) {
    picture.remove();
    return;
  }
  const link = picture.ownerDocument.createElement('a');
  link.href = address;
  link.textContent = picture.alt || address;
  picture.replaceWith(link);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;

/** Word writes lists as paragraphs with a level and a typed marker. */
function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const line of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = Number(LEVEL.exec(line.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    const marker = line.querySelector('[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]');
    const isOrdered = /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)、]/i.test(marker?.textContent ?? '');
    marker?.remove();
    const { ownerDocument } = line;
    // Only lines that follow each other are one list.
    if (open[0] && open[0].nextElementSibling !== line) open = [];
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else line.before(list);
      if (open.length > 0 && !above) break;
      open.push(list);
      if (!above && open.length < level) list.append(ownerDocument.createElement('li'));
    }
    const item = ownerDocument.createElement('li');
    item.append(...line.childNodes);
    item.normalize();
    if (item.firstChild?.nodeType === Node.TEXT_NODE)
      item.firstChild.textContent = item.firstChild.textContent?.trimStart() ?? '';
    open.at(-1)?.append(item);
    line.remove();
  }
}
