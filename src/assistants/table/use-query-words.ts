import { useTranslation } from '@/i18n/use-translation';
import type { Query } from '../../../setting/table/query';

/** A query in words, so that people see what was understood. */
export function useQueryWords({ where, group, measures }: Query): { measure: string; title: string } {
  const { t } = useTranslation('analysis');
  const [first] = measures;
  const measure = first?.column === undefined ? t('do.count') : `${t(`do.${first.do}`)}: ${first.column}`;
  const parts = [
    ...group.map(({ column, by }) => t('words.by', { column: by ? `${column} (${t(`grain.${by}`)})` : column })),
    ...where.map(({ column, is, value = '' }) => `${column} ${t(`is.${is}`)} ${value}`.trimEnd()),
  ];
  return { measure, title: [measure, ...parts].join(', ') };
}
