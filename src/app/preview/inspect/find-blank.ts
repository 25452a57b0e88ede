import type { Finding } from '@/admin/preview/finding';
import type { Role } from '@/renderer/types';
import type { PageMap } from '../page-map';
import { elementOf } from '../place-of';

/** Things that show something without any text. */
const DRAWN = 'img, svg, canvas, video, input, textarea, select, button, [role=img]';

/**
 * Blocks that keep a place while they load and then show nothing in it. Others (a menu that is closed, a notice that was not asked
 * for) are allowed to be nowhere, and a page that its visitor has to sign in for is empty behind the question to do so.
 */
export function findBlank(document: Document, map: PageMap, role: Role): Finding[] {
  if (map.needLogin && role === 'anonymous') return [];
  const blank = map.blocks.flatMap((block): Finding[] => {
    const { node, inPage, shown } = block;
    const place = elementOf(block, document);
    if (!place || node.problem || !inPage || !node.block?.skeleton || !isBlank(place)) return [];
    return [
      { severity: 'warning', kind: 'blank', pointer: shown.pointer, block: node.id, detail: node.type, count: 1 },
    ];
  });
  const main = document.querySelector('main');
  const nothing = main !== null && isBlank(main) && blank.length === 0;
  return nothing ? [{ severity: 'error', kind: 'blank', pointer: '', detail: 'main', count: 1 }] : blank;
}

export function isBlank(place: Element): boolean {
  return (place.textContent ?? '').trim() === '' && place.querySelector(DRAWN) === null;
}
