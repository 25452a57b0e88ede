import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Data } from '@/api/paths';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { writeCsvRows } from '../../../setting/table/write-csv';
import { useAssistantStyles } from '../assistant-styles';
import { ValueTable } from '../chart/ValueTable';
import { markdownTable } from '../record/markdown-table';
import { RecordBar } from '../record/RecordBar';

interface Props {
  name: string;
  result: Data<'callConnectedTool'>;
}

/** What another system answered, when it was asked, and how to take it along. */
export function ConnectedResult({ name, result }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t, i18n } = useTranslation('tools');
  const say = useLocalize();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, columns, rows, total, text } = result;
  const head = columns.map(({ label, unit }) => (unit ? `${say(label)} (${unit})` : say(label)));
  const shown = (cell: (typeof rows)[number][number]) => {
    if (cell === null) return '—';
    if (typeof cell === 'boolean') return cell ? t('yes') : t('no');
    return typeof cell === 'number' ? Number(cell.toPrecision(8)) : cell;
  };
  const numeric = columns.flatMap((_, i) =>
    rows.every((row) => typeof row[i] === 'number' || row[i] === null) ? [i] : [],
  );
  const cells = rows.map((row) => row.map(shown));
  const asked = t('result.asked', {
    when: new Date(result.at).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'medium' }),
    ms: result.ms,
    kb: (result.bytes / 1000).toFixed(1),
  });
  const caption =
    total > rows.length ? t('result.first', { shown: rows.length, count: total }) : t('result.rows', { count: total });
  const markdown = () =>
    [`# ${name}`, '', ...(kind === 'text' ? [text] : markdownTable(head, cells)), '', asked, ''].join('\n');
  return (
    <>
      <section className={mergeClasses(styles.card, styles.stack)}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('result.title')}
        </h2>
        {kind === 'text' && <pre style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{text}</pre>}
        {kind === 'values' && (
          <dl className={styles.fields}>
            {head.map((label, i) => (
              <div key={label}>
                <dt className={styles.quiet}>{label}</dt>
                <dd style={{ margin: 0 }}>{cells[0]?.[i]}</dd>
              </div>
            ))}
          </dl>
        )}
        {kind === 'table' &&
          (rows.length > 0 ? (
            <div style={{ maxHeight: '60vh', overflowY: 'auto' }}>
              <ValueTable caption={caption} head={head} rows={cells} numeric={numeric} />
            </div>
          ) : (
            <p className={styles.quiet}>{t('result.empty')}</p>
          ))}
        <p className={styles.quiet}>{asked}</p>
      </section>
      <RecordBar
        name="answer"
        markdown={markdown}
        {...(kind !== 'text' && { csv: () => writeCsvRows([head, ...cells]) })}
      />
    </>
  );
}
