import { typeOver } from '../type-into';
import { type Pasted, rowsToTable } from './from-clipboard';

/** Types what was pasted as Markdown; if that cannot be had, as the plain text that came with it. */
export async function typePasted(
  area: HTMLTextAreaElement,
  pasted: Exclude<Pasted, { kind: 'pictures' }>,
): Promise<void> {
  const { value, selectionStart, selectionEnd } = area;
  if (pasted.kind === 'link') return typeOver(area, `[${value.slice(selectionStart, selectionEnd)}](${pasted.url})`);
  if (pasted.kind === 'rows') return typeOver(area, `${rowsToTable(pasted.text)}\n`);
  const markdown = await import('./html-to-markdown')
    .then(({ htmlToMarkdown }) => htmlToMarkdown(pasted.html))
    .catch(() => '');
  typeOver(area, markdown || pasted.text);
}
