import type { ContextObject, Result, RunOptions } from 'axe-core';
import type { Finding } from '@/admin/preview/finding';
import type { PageMap } from '../page-map';
import { blockOf } from '../pick';
import { overlapped } from './overlapped';
import { sameLooks } from './same-looks';
import { tightTargets } from './tight-targets';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  elementRef: true,
  // Frames contain our own pages, which are checked separately.
  iframes: false,
  // Would read every style sheet and load media: our styles lock no orientation, and nothing plays by itself.
  preload: false,
};

/** Fluent's focus traps add hidden sentinels that never keep the focus. */
const PAGE: ContextObject = { include: '#root', exclude: '[data-tabster-dummy]' };

/** Marks the elements whose contrast is computed, which takes more than half of the time. */
const ONE_OF_A_LOOK = 'data-one-of-a-look';
/** Marks the targets whose size and distance are measured. */
const TIGHT = 'data-tight-target';

/** Violations of WCAG 2.2 AA that axe can detect, described in the reader's language rather than the page's. */
export async function findAxe(map: PageMap, language: string): Promise<Finding[]> {
  const { default: axe } = await import('axe-core');
  if (language.startsWith('zh')) {
    const { lang, rules } = await import('axe-core/locales/zh_CN.json');
    axe.configure({ locale: { lang, rules } });
  }
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: `[${ONE_OF_A_LOOK}]` },
      { id: 'target-size', selector: `[${TIGHT}]` },
    ],
  });
  const root = document.querySelector('#root') ?? document.createElement('div');
  const isOverlapped = overlapped(root);
  const looks = sameLooks(root, isOverlapped);
  const tight = tightTargets(root, isOverlapped);
  for (const element of looks.keys()) element.setAttribute(ONE_OF_A_LOOK, '');
  for (const element of tight) element.setAttribute(TIGHT, '');
  try {
    const { violations } = await axe.run(PAGE, OPTIONS);
    return violations.flatMap((result) =>
      result.nodes.flatMap(({ element }) => {
        const all = (result.id === 'color-contrast' && element && looks.get(element)) || [element];
        return all.map((each) => toFinding(result, each, map));
      }),
    );
  } finally {
    for (const element of looks.keys()) element.removeAttribute(ONE_OF_A_LOOK);
    for (const element of tight) element.removeAttribute(TIGHT);
  }
}

function toFinding({ id, impact, help }: Result, element: Element | undefined, map: PageMap): Finding {
  const place = element?.closest('[data-block]');
  const block = place ? blockOf(place, map) : undefined;
  return {
    severity: impact === 'critical' || impact === 'serious' ? 'error' : 'warning',
    kind: id === 'color-contrast' ? 'contrast' : 'axe',
    pointer: block?.shown.pointer ?? '',
    ...(block && { block: block.shown.id }),
    detail: help,
    count: 1,
  };
}
