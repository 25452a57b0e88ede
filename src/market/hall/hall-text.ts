import type { Data } from '@/api/paths';
import type { Translate } from '@/i18n/translate';

type Demand = Data<'getDemand'>;

export function kindText(kind: NonNullable<Demand['kind']>, t: Translate<'hall'>): string {
  if (kind === 'app') return t('kind.app');
  return kind === 'product' ? t('kind.product') : t('kind.solution');
}

export function statusText(status: Demand['status'], t: Translate<'hall'>): string {
  return t(`status.${status ?? 'open'}`);
}

const START = 240;

/** How a text begins, without its marks, pictures and addresses. */
export const startOf = (markdown: string): string =>
  markdown
    .slice(0, START * 4)
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
    .replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^\s*(?:[-+*]|\d+\.)\s+/gm, '')
    .replace(/[#*_`>|]/g, '')
    .trim()
    .slice(0, START);
