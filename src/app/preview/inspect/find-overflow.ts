import type { Finding } from '@/admin/preview/finding';
import type { PageMap } from '../page-map';
import { blockOf } from '../pick';

/** Tolerates rounding. */
const SLACK = 1;

/** Finds blocks that make the page wider than the screen. */
export function findOverflow(own: Window, map: PageMap): Finding[] {
  const { documentElement } = own.document;
  const width = documentElement.clientWidth;
  if (documentElement.scrollWidth <= width + SLACK) return [];
  const detail = `${documentElement.scrollWidth} > ${width}`;
  const wide = [...own.document.querySelectorAll('[data-block]')].filter((place) => reaches(place) > width + SLACK);
  // The innermost blocks: a block that is too wide also widens the columns around it.
  const causes = wide.filter((place) => !wide.some((other) => other !== place && place.contains(other)));
  const findings = causes.flatMap((place): Finding[] => {
    const block = blockOf(place, map);
    if (!block) return [];
    const { id, pointer } = block.shown;
    return [{ severity: 'error', kind: 'overflow', pointer, block: id, detail, count: 1 }];
  });
  return findings.length > 0 ? findings : [{ severity: 'error', kind: 'overflow', pointer: '', detail, count: 1 }];
}

function reaches(place: Element): number {
  const edges = [place, ...place.querySelectorAll('*')].map((element) => element.getBoundingClientRect().right);
  return Math.max(...edges);
}
