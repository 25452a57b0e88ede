import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListDomainFilesQuery, useRemoveDomainFileMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { DropZone } from '../shell/DropZone';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { useMayOn } from '../shell/use-may';
import { useProblemText } from '../shell/use-problem-text';
import { FileRow } from './FileRow';
import { MOST_BYTES, type Sending, useSending } from './use-sending';

/** As the server reads them. */
const KINDS = '.md,.markdown,.html,.htm,.txt,.pdf,.docx,.csv,.tsv,.jsonl,.ndjson';
const POLL_MS = 1000;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, outlineStyle: 'none' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

type Item = Data<'listDomainFiles'>['items'][number];

const isReading = ({ state }: Item) => state === 'waiting' || state === 'reading';

/** A domain's own documents: adds, watches and removes them. */
export function FilesPane({ domain }: { domain: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [watching, setWatching] = useState(false);
  const { currentData, error, refetch } = useListDomainFilesQuery(
    { domain },
    { pollingInterval: watching ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const items = currentData?.items ?? [];
  const busy = items.some(isReading);
  useEffect(() => setWatching(busy), [busy]);
  const { sending, send, dismiss } = useSending(domain);
  const [remove] = useRemoveDomainFileMutation();
  const may = useMayOn(domain);
  const root = useRef<HTMLDivElement>(null);
  const take = async (id: string) => {
    // The button goes with its row.
    root.current?.focus();
    await remove({ domain, id });
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {may('addDomainFile') && (
        <DropZone
          label={t('files.choose')}
          hint={t('files.hint', { limit: MOST_BYTES / MB })}
          accept={KINDS}
          multiple
          onFiles={(files) => void send(files)}
        />
      )}
      {error !== undefined && !currentData && <ErrorBar title={t('files.failed')} error={error} onRetry={refetch} />}
      {currentData && items.length + sending.length === 0 && !may('addDomainFile') && (
        <EmptyState title={t('files.empty')} text={t('files.emptyText')} />
      )}
      {items.length + sending.length > 0 && (
        <ul className={styles.list} aria-label={t('files.title')} aria-live="polite">
          {sending.map((one) => (
            <SendingRow key={one.key} sending={one} onDismiss={() => dismiss(one.key)} />
          ))}
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              onRemove={may('removeDomainFile') ? () => void take(item.id) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function SendingRow({ sending, onDismiss }: { sending: Sending; onDismiss: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const size = useSize();
  const { file, share, error, tooLarge } = sending;
  const refusal = useProblemText(error);
  const fault = tooLarge ? t('files.tooLarge', { size: size(file.size), limit: size(MOST_BYTES) }) : refusal;
  const remove = { label: t('files.dismiss', { name: file.name }), act: onDismiss };
  if (fault)
    return (
      <FileRow
        name={file.name}
        size={size(file.size)}
        kind="bad"
        state={t('files.refused')}
        fault={fault}
        remove={remove}
      />
    );
  return <FileRow name={file.name} size={size(file.size)} kind="busy" state={t('files.sending')} share={share} />;
}

const MB = 1024 * 1024;
const KIND = { waiting: 'busy', reading: 'busy', done: 'good', failed: 'bad' } as const;

function ItemRow({ item, onRemove }: { item: Item; onRemove: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation('admin');
  const size = useSize();
  const { name, bytes, state, documents, faults, fault } = item;
  const said = state === 'done' ? t('files.state.done', { count: documents }) : t(`files.state.${state}`);
  return (
    <FileRow
      name={name}
      size={size(bytes)}
      kind={KIND[state]}
      state={faults > 0 && state === 'done' ? `${said} · ${t('files.faults', { count: faults })}` : said}
      fault={fault ?? undefined}
      remove={onRemove && { label: t('files.remove', { name }), act: onRemove }}
    />
  );
}

/** A size in kB or MB, in the reader's language. */
function useSize(): (bytes: number) => string {
  const { i18n } = useTranslation('admin');
  return (bytes) => {
    const [value, unit] = bytes < MB ? [Math.max(0.1, bytes / 1024), 'kilobyte'] : [bytes / MB, 'megabyte'];
    return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  };
}
