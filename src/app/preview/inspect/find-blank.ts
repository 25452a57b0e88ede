import type { Finding } from '@/admin/preview/finding';
import type { Role } from '@/renderer/types';
import type { PageMap } from '../page-map';
import { elementOf } from '../place-of';

/** Elements that show something without text. */
const DRAWN = 'img, svg, canvas, video, input, textarea, select, button, [role=img]';

/**
 * Finds blocks that reserve space while loading but then show nothing. Blocks without a skeleton, such as a closed
 * menu, may be empty, and so may a page that requires sign-in.
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
