import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from './ErrorBar';
import { useTableStyles } from './table-styles';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  wide: { overflowX: 'auto', minWidth: 0 },
  line: { whiteSpace: 'nowrap' },
  file: { maxWidth: '100%', minHeight: '32px', font: 'inherit', color: 'inherit' },
});

export type TableReport = Data<'importParcelNumbers'>;
const MOST_FAULTS = 500;

interface Props {
  label: string;
  hint: string;
  /** Sends the file, to be looked at or to be taken; undefined if it was refused. */
  onSend: (file: Blob, what: 'look' | 'take') => Promise<TableReport | undefined>;
  isLoading: boolean;
  error: unknown;
  /** Whether the good rows of a file with faults can be taken. */
  takesPart: boolean;
}

/** A file whose rows are looked at before anything changes. */
export function TableUpload({ label, hint, onSend, isLoading, error, takesPart }: Props): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useStyles();
  const inputId = useId();
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<TableReport>();
  const send = async (what: 'look' | 'take') => {
    if (!file || isLoading) return;
    setFound(await onSend(new Blob([file], { type: 'application/octet-stream' }), what));
  };
  const isTakeable = found && !found.done && found.good > 0 && (takesPart || found.bad === 0);
  return (
    <div className={styles.root}>
      <Field label={{ children: label, htmlFor: inputId }} hint={hint}>
        <input
          id={inputId}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className={styles.file}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0]);
            setFound(undefined);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button disabledFocusable={!file || isLoading} onClick={() => void send('look')}>
          {t('table.look')}
        </Button>
        {isTakeable && (
          <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void send('take')}>
            {t('table.take', { count: found.good })}
          </Button>
        )}
      </div>
      {error !== undefined && !isLoading && <ErrorBar title={t('table.refused')} error={error} />}
      <p role="status" className={styles.quiet}>
        {found && !isLoading && <Sum found={found} />}
      </p>
      {found && !isLoading && found.faults.length > 0 && <Faults faults={found.faults} />}
    </div>
  );
}

function Sum({ found }: { found: TableReport }): ReactNode {
  const { t } = useTranslation('admin-desk');
  const { rows, good, unchanged, bad, done } = found;
  return (
    <>
      {done ? t('table.done', { count: good }) : t('table.sum', { count: rows, good, unchanged, bad })}
      {bad >= MOST_FAULTS && ` ${t('table.more', { count: MOST_FAULTS })}`}
    </>
  );
}

function Faults({ faults }: Pick<TableReport, 'faults'>): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useStyles();
  const rows = useTableStyles();
  return (
    <div className={styles.wide}>
      <table className={rows.table} aria-label={t('table.faults')}>
        <thead>
          <tr>
            <th scope="col" className={styles.line}>
              {t('table.line')}
            </th>
            <th scope="col">{t('table.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, text }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
