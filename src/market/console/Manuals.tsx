import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  useAddOwnManualMutation,
  useGetOwnOfferingQuery,
  useListOwnManualsQuery,
  useRemoveOwnManualMutation,
} from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { useConsoleStyles } from './console-styles';
import { consoleHref, textOfError } from './supplier-console';

const MOST_BYTES = 32 * 1024 * 1024;
const ASK_AGAIN_MS = 3_000;

interface Props {
  id: string;
  level: 2 | 3 | 4;
  runsIt: boolean;
}

/** Manuals of an offering, by version. */
export function Manuals({ id, level, runsIt }: Props) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const [search, setSearch] = useSearchParams();
  const { currentData: draft, error } = useGetOwnOfferingQuery({ id });
  useDocumentTitle(t('manuals.title'));
  if (!draft)
    return error ? (
      <p className={order.fault} role="alert">
        {textOfError(error) ?? t('failed')}
      </p>
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={3} />
    );
  const version = draft.versions.find((one) => one === search.get('version')) ?? draft.versions[0];
  return (
    <article>
      <Link to={consoleHref({ offering: id })} className={market.link}>
        {draft.preview?.name || t('untitled')}
      </Link>
      <div className={styles.head}>
        <Heading level={level}>{t('manuals.title')}</Heading>
      </div>
      <p className={market.note}>{t('manuals.text')}</p>
      {version !== undefined && (
        <>
          <label className={styles.form}>
            {t('manuals.version')}
            <select
              className={order.input}
              value={version}
              onChange={({ target }) => setSearch({ offering: id, view: 'manuals', version: target.value })}
            >
              {draft.versions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <Files key={version} {...{ id, version, runsIt }} />
        </>
      )}
    </article>
  );
}

function Files({ id, version, runsIt }: { id: string; version: string; runsIt: boolean }) {
  const market = useMarketStyles();
  const order = useOrderStyles();
  const styles = useConsoleStyles();
  const { t } = useTranslation('supply');
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { currentData: data, error } = useListOwnManualsQuery(
    { id, version },
    { pollingInterval: isReading ? ASK_AGAIN_MS : 0, skipPollingIfUnfocused: true },
  );
  const [add, adding] = useAddOwnManualMutation();
  const [remove, removing] = useRemoveOwnManualMutation();
  const reads = data?.items.some(({ state }) => state === 'waiting' || state === 'reading') ?? false;
  if (reads !== isReading) setReading(reads);
  const send = async (file: File) => {
    setTooLarge(file.size > MOST_BYTES ? file.name : undefined);
    if (file.size > MOST_BYTES || adding.isLoading) return;
    // The call takes bytes of no type: a file's own would be refused.
    await add({ id, version, name: file.name, file: new Blob([file], { type: 'application/octet-stream' }) });
  };
  const refused = adding.error ?? removing.error ?? error;
  return (
    <>
      {runsIt && (
        <p className={styles.bar}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('manuals.add')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              target.value = '';
            }}
          />
          <PlainButton look="primary" aria-disabled={adding.isLoading} onClick={() => input.current?.click()}>
            {adding.isLoading ? t('manuals.busy') : t('manuals.add')}
          </PlainButton>
          <span className={market.note}>{t('manuals.hint')}</span>
        </p>
      )}
      {(tooLarge !== undefined || refused !== undefined) && (
        <p className={order.fault} role="alert">
          {tooLarge === undefined ? (textOfError(refused) ?? t('failed')) : t('manuals.tooLarge', { name: tooLarge })}
        </p>
      )}
      {data?.items.length === 0 && <p className={market.note}>{t('manuals.none')}</p>}
      <ul className={order.rows} aria-live="polite">
        {data?.items.map(({ id: file, name, state, fault }) => (
          <li key={file} className={order.row}>
            <span>
              {name} <span className={market.badge}>{t(`manuals.state.${state}`)}</span>
            </span>
            {fault && <span className={order.fault}>{fault}</span>}
            {runsIt && (
              <span className={order.buttons}>
                <PlainButton
                  look="quiet"
                  aria-label={t('manuals.removeOf', { name })}
                  aria-disabled={removing.isLoading}
                  onClick={() => void (removing.isLoading || remove({ id, version, file }))}
                >
                  {t('manuals.remove')}
                </PlainButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
