import type { Finding } from '@/admin/preview/finding';
import type { PageMap } from '../page-map';
import { blockOf } from '../pick';

/** Half a pixel is rounding. */
const SLACK = 1;

/** What makes the page wider than its screen, so that a visitor has to push it sideways. */
export function findOverflow(own: Window, map: PageMap): Finding[] {
  const { documentElement } = own.document;
  const width = documentElement.clientWidth;
  if (documentElement.scrollWidth <= width + SLACK) return [];
  const detail = `${documentElement.scrollWidth} > ${width}`;
  const wide = [...own.document.querySelectorAll('[data-block]')].filter((place) => reaches(place) > width + SLACK);
  // The innermost: columns are as wide as the block in them that is too wide.
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
