import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { paretoOf } from '../../../setting/table/pareto';
import type { Query } from '../../../setting/table/query';
import { writeCsvRows } from '../../../setting/table/write-csv';
import { useAssistantStyles } from '../assistant-styles';
import { ValueTable } from '../chart/ValueTable';
import { markdownTable } from '../record/markdown-table';
import { RecordBar } from '../record/RecordBar';
import type { Answered, ShownColumn } from './table-desk';
import { useQueryWords } from './use-query-words';

interface Props {
  name: string;
  columns: readonly ShownColumn[];
  query: Query;
  result: Answered;
}

const SHOWN_GROUPS = 200;
const shown = (value: number | undefined) =>
  value === undefined ? '—' : Number(value.toPrecision(8)).toLocaleString('en-US', { maximumFractionDigits: 6 });
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A value or a table of them, in words, with its formula and the rows it comes from. */
export function QueryAnswer({ name, columns, query, result }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const words = useQueryWords(query);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [measure] = query.measures;
  const unit = columns.find((column) => column.name === measure?.column)?.unit ?? '';
  const grouped = query.group.length > 0;
  const [first] = result.groups;
  // Shares are of the whole, so groups that a limit leaves out would make them wrong.
  const adds = measure?.do === 'count' || measure?.do === 'sum';
  const pareto =
    grouped && adds && query.order === 'most' && result.groups.length === result.total ? paretoOf(result) : undefined;
  const head = [
    t('query.group'),
    `${words.measure}${unit && ` (${unit})`}`,
    t('answer.n'),
    ...(pareto ? [t('answer.share'), t('answer.reached')] : []),
  ];
  const lines = result.groups.map(({ keys, values }, i) => [
    keys.map((key) => key || t('answer.noKey')).join(' · '),
    values[0]?.value ?? '',
    values[0]?.n ?? 0,
    ...(pareto ? [percent(pareto[i]?.share ?? 0), percent(pareto[i]?.reached ?? 0)] : []),
  ]);
  const value = first?.values[0];
  const formula = t(`formula.${measure?.do ?? 'count'}`, { n: value?.n ?? 0 });
  const markdown = () =>
    [
      `# ${words.title}: ${name}`,
      '',
      ...(grouped ? markdownTable(head, lines) : [`**${shown(value?.value)} ${unit}**`, '', formula]),
      '',
      t('answer.rows', { count: result.rows.length }),
      '',
    ].join('\n');
  return (
    <>
      <section className={mergeClasses(styles.card, styles.stack)}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        {grouped ? (
          <ValueTable
            caption={t('answer.groups', { total: result.total })}
            head={head}
            rows={lines
              .slice(0, SHOWN_GROUPS)
              .map(([key = '', number = '', ...rest]) => [
                key,
                typeof number === 'number' ? shown(number) : '—',
                ...rest,
              ])}
            numeric={[1, 2, 3, 4]}
          />
        ) : (
          <>
            <span className={styles.value}>
              {shown(value?.value)} {unit}
            </span>
            <p className={styles.quiet}>{value?.value === undefined ? t('answer.nothing') : formula}</p>
          </>
        )}
        <p className={styles.quiet}>{t('answer.rows', { count: result.rows.length })}</p>
        {result.used.length > 0 && (
          <details>
            <summary>{t('answer.used', { count: result.used.length })}</summary>
            <ValueTable
              caption={t('answer.used', { count: result.used.length })}
              head={[t('answer.row'), ...columns.map((column) => column.name)]}
              rows={result.used.map(({ row, cells }) => [row, ...cells])}
            />
          </details>
        )}
      </section>
      <RecordBar name={`table-${name}`} markdown={markdown} csv={() => writeCsvRows([head, ...lines])} />
    </>
  );
}
