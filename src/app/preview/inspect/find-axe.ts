import type { ContextObject, NodeResult, Result, RunOptions } from 'axe-core';
import type { Finding } from '@/admin/preview/finding';
import type { PageMap } from '../page-map';
import { blockOf } from '../pick';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  elementRef: true,
  // Frames contain our own pages, which are checked separately.
  iframes: false,
};

/** Fluent's focus traps add hidden sentinels that never keep the focus. */
const PAGE: ContextObject = { include: '#root', exclude: '[data-tabster-dummy]' };

/** Violations of WCAG 2.2 AA that axe can detect, described in the reader's language rather than the page's. */
export async function findAxe(map: PageMap, language: string): Promise<Finding[]> {
  const { default: axe } = await import('axe-core');
  if (language.startsWith('zh')) {
    const { lang, rules } = await import('axe-core/locales/zh_CN.json');
    axe.configure({ locale: { lang, rules } });
  }
  const { violations } = await axe.run(PAGE, OPTIONS);
  return violations.flatMap((result) => result.nodes.map((node) => toFinding(result, node, map)));
}

function toFinding({ id, impact, help }: Result, { element }: NodeResult, map: PageMap): Finding {
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
