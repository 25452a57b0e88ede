import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { DropZone } from '../shell/DropZone';
import { ErrorBar } from '../shell/ErrorBar';
import { saveAnswer } from '../shell/save-answer';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { useImportListingsMutation } from './market-calls';
import { useMarketAdminStyles } from './market-styles';

type Found = Data<'importListings'>;

const COUNTS = ['rows', 'changed', 'unchanged', 'bad'] as const;

/** The decisions on a catalogue as a table: looked at by row and column before anything changes. */
export function ListingTable({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const may = useMayOn(domain)('importListings');
  const [file, setFile] = useState<File>();
  const [send, { data: found, error, isLoading }] = useImportListingsMutation();
  const ask = (mode: 'look' | 'good' | 'all', chosen = file) => {
    if (chosen && !isLoading)
      void send({ domain, mode, file: new Blob([chosen], { type: 'application/octet-stream' }) });
  };
  const look = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setFile(chosen);
    ask('look', chosen);
  };
  const address = `/api/admin/domains/${encodeURIComponent(domain)}/market/listings-export`;
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => void saveAnswer(address, `catalogue-${domain}.csv`)}>{t('table.export')}</Button>
      </div>
      {may && (
        <DropZone
          label={t('table.choose')}
          chosen={file?.name ?? null}
          hint={t('table.hint')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFiles={look}
        />
      )}
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      {isLoading && <p role="status">{t('table.checking')}</p>}
      {found && !isLoading && <Result found={found} onTake={() => ask(found.bad > 0 ? 'good' : 'all')} />}
    </>
  );
}

function Result({ found, onTake }: { found: Found; onTake: () => void }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const { done, changed, bad, unknown, faults, rejected } = found;
  return (
    <>
      <p role="status" className={styles.text}>
        {COUNTS.map((key) => t(`table.${key}`, { count: found[key] })).join(' · ')}
        {done && changed > 0 && ` · ${t('table.done')}`}
        {changed === 0 && bad === 0 && ` · ${t('table.nothing')}`}
      </p>
      {unknown.length > 0 && <p className={styles.quiet}>{t('table.unknown', { columns: unknown.join(', ') })}</p>}
      {!done && changed > 0 && (
        <div className={styles.actions}>
          <Button appearance="primary" onClick={onTake}>
            {bad > 0 ? t('table.good') : t('table.all')}
          </Button>
        </div>
      )}
      {faults.length > 0 && (
        <div className={styles.wide}>
          <table className={rows.table} aria-label={t('table.faults')}>
            <thead>
              <tr>
                <th scope="col">{t('table.line')}</th>
                <th scope="col">{t('table.column')}</th>
                <th scope="col">{t('table.why')}</th>
              </tr>
            </thead>
            <tbody>
              {faults.map(({ line, sku, column, text }) => (
                <tr key={`${line} ${column} ${text}`}>
                  <td>{[line, sku].filter(Boolean).join(' · ')}</td>
                  <td>{column}</td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rejected && (
        <div className={styles.actions}>
          <Button onClick={() => saveFile(new Blob([rejected], { type: 'text/csv' }), 'rejected.csv')}>
            {t('table.rejected')}
          </Button>
        </div>
      )}
    </>
  );
}
