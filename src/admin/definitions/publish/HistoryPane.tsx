import {
  Badge,
  Button,
  Checkbox,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useListDomainActivitiesQuery } from '@/api/admin';
import {
  useArchiveDefinitionMutation,
  useGetDefinitionRevisionQuery,
  useListDefinitionRevisionsQuery,
  useRollbackDefinitionMutation,
} from '@/api/definitions';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { diffSettings } from '../../../../setting/diff';
import type { JsonObject } from '../../../../setting/json-value';
import { ChangeList } from '../../changes/ChangeList';
import { ConfirmDialog } from '../../shell/ConfirmDialog';
import { ErrorBar } from '../../shell/ErrorBar';
import { RelativeTime } from '../../shell/RelativeTime';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import { wholeOf } from '../form/parts-of';
import type { Place } from '../types';
import { SecondLookNotice } from './SecondLookNotice';
import { useSecondLook } from './use-second-look';

type Entry = Data<'listDefinitionRevisions'>['items'][number];

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { padding: '10px 0', ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  text: { margin: '2px 0 0', overflowWrap: 'anywhere' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface Props {
  place: Place;
  head: string | null;
  mayPublish: boolean;
  /** Something else is live now. */
  onChanged: () => void;
}

/** Everything that was ever live; each can go live again, and the whole can be taken back. */
export function HistoryPane({ place, head, mayPublish, onChanged }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const { data, error, refetch } = useListDefinitionRevisionsQuery(place);
  const [back, setBack] = useState<Entry>();
  const [archiving, setArchiving] = useState(false);
  return (
    <div>
      {error !== undefined && <ErrorBar title={t('history.failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton rows={4} height={56} />}
      {data?.items.length === 0 && <p className={styles.none}>{t('history.none')}</p>}
      <ol className={styles.list}>
        {data?.items.map((entry) => (
          <li key={entry.seq} className={styles.row}>
            <div className={styles.head}>
              <strong>{t(`history.action.${entry.action}`)}</strong>
              {entry.revision !== null && entry.revision === head && entry.live && (
                <Badge appearance="tint" color="success">
                  {t('history.live')}
                </Badge>
              )}
              <span className={styles.quiet}>
                {entry.author} · <RelativeTime at={entry.at} />
                {entry.cases.passed + entry.cases.failed > 0 && ` · ${t('history.cases', entry.cases)}`}
              </span>
              {mayPublish && entry.revision !== null && entry.revision !== head && (
                <Button size="small" onClick={() => setBack(entry)}>
                  {t('history.back')}
                </Button>
              )}
            </div>
            <p className={styles.text}>{entry.message}</p>
            {entry.override !== null && <p className={styles.text}>{t('history.override', { why: entry.override })}</p>}
          </li>
        ))}
      </ol>
      {mayPublish && head !== null && <Button onClick={() => setArchiving(true)}>{t('archive.button')}</Button>}
      {back && (
        <BackDialog place={place} entry={back} head={head} onDone={onChanged} onClose={() => setBack(undefined)} />
      )}
      {archiving && <ArchiveDialog place={place} head={head} onDone={onChanged} onClose={() => setArchiving(false)} />}
    </div>
  );
}

interface DialogProps {
  place: Place;
  head: string | null;
  onDone: () => void;
  onClose: () => void;
}

function BackDialog({ place, entry, head, onDone, onClose }: DialogProps & { entry: Entry }): ReactNode {
  const { t, i18n } = useTranslation('admin-definitions');
  const [message, setMessage] = useState('');
  const [roll, { isLoading, error }] = useRollbackDefinitionMutation();
  const revision = entry.revision ?? '';
  const then = useGetDefinitionRevisionQuery({ ...place, revision });
  const now = useGetDefinitionRevisionQuery({ ...place, revision: head ?? '' }, { skip: head === null });
  const body = (then.data?.body ?? null) as JsonObject | null;
  const look = useSecondLook(place, body);
  const asks = look.state === 'ask';
  const go = async () => {
    if (asks) {
      if (await look.ask(message.trim())) onClose();
      return;
    }
    if ((await roll({ ...place, revision, base: head, message: message.trim() })).error) return;
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('history.backTitle')}
      go={asks ? t('approval.go') : t('history.back')}
      disabled={isLoading || look.busy || look.state === 'waiting' || !message.trim() || !body}
      onGo={go}
      onClose={onClose}
      maxWidth="720px"
    >
      {error !== undefined && <ErrorBar title={t('publish.failed')} error={error} />}
      <SecondLookNotice look={look} />
      {body && (head === null || now.data) && (
        <ChangeList
          changes={diffSettings((now.data?.body ?? {}) as JsonObject, body)}
          body={body}
          shape={wholeOf(place.kind, body, i18n.language)}
          none={t('publish.same')}
        />
      )}
      <Field label={t('publish.why')} required>
        <Textarea value={message} rows={2} maxLength={500} onChange={(_, data) => setMessage(data.value)} />
      </Field>
    </ConfirmDialog>
  );
}

/** States in which people see it and count on it. */
const RUNNING: ReadonlySet<string> = new Set(['soon', 'open', 'paused']);

function ArchiveDialog({ place, head, onDone, onClose }: DialogProps): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const [message, setMessage] = useState('');
  const [archive, { isLoading, error }] = useArchiveDefinitionMutation();
  const live = useGetDefinitionRevisionQuery({ ...place, revision: head ?? '' }, { skip: head === null });
  const look = useSecondLook(place, null, live.data?.body as JsonObject | undefined);
  const asks = look.state === 'ask';
  const isActivity = place.kind === 'activity';
  const activities = useListDomainActivitiesQuery({ domain: place.domain }, { skip: !isActivity });
  const running = activities.data?.find(({ id, state }) => id === place.id && RUNNING.has(state));
  const [sure, setSure] = useState(false);
  const isAsked = isActivity && (activities.isFetching || (running !== undefined && !sure));
  const go = async () => {
    if (asks) {
      if (await look.ask(message.trim())) onClose();
      return;
    }
    if ((await archive({ ...place, base: head, message: message.trim(), ...(sure && { confirm: true }) })).error)
      return;
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('archive.title')}
      go={asks ? t('approval.go') : t('archive.button')}
      disabled={isLoading || look.busy || look.state === 'waiting' || !message.trim() || isAsked}
      onGo={go}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('archive.failed')} error={error} />}
      <SecondLookNotice look={look} />
      <p>{t('archive.text')}</p>
      {running && (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('archive.running', { count: running.funnel.started })}</MessageBarBody>
          </MessageBar>
          <Checkbox label={t('archive.sure')} checked={sure} onChange={(_, data) => setSure(data.checked === true)} />
        </>
      )}
      <Field label={t('publish.why')} required>
        <Textarea value={message} rows={2} maxLength={500} onChange={(_, data) => setMessage(data.value)} />
      </Field>
    </ConfirmDialog>
  );
}
