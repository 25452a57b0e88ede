import { Button, Field, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListArchivedActivitiesQuery } from '@/api/admin';
import { useRollbackDefinitionMutation } from '@/api/definitions';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { RelativeTime } from '../shell/RelativeTime';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { useActivitiesStyles } from './activities-styles';
import { Funnel } from './Funnel';

type Archived = Data<'listArchivedActivities'>[number];

/** What was taken back, with a way to bring it back as it was last. */
export function ArchivedActivities({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-activities');
  const rows = useTableStyles();
  const styles = useActivitiesStyles();
  const may = useMayOn(domain)('rollbackDefinition');
  const [back, setBack] = useState<Archived>();
  const { data, error, refetch } = useListArchivedActivitiesQuery({ domain }, { refetchOnMountOrArgChange: true });
  if (error !== undefined && !data) return <ErrorBar title={t('failed')} error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} height={56} />;
  if (data.length === 0) return <p className={styles.quiet}>{t('archived.none')}</p>;
  return (
    <>
      <table className={rows.table} aria-label={t('archived.title')}>
        <thead>
          <tr>
            <th scope="col">{t('column.activity')}</th>
            <th scope="col">{t('archived.when')}</th>
            <th scope="col">{t('column.funnel')}</th>
            <th scope="col">{t('column.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.id}>
              <td>
                <Link className={styles.name} to={places.definition(domain, 'activity', one.id)}>
                  {one.title}
                </Link>
                <div className={rows.quiet}>
                  {t(`kind.${one.kind}`)} · {one.id}
                </div>
              </td>
              <td>
                {one.archivedBy} · <RelativeTime at={one.archivedAt} />
                <div className={rows.quiet}>{one.why}</div>
              </td>
              <td>
                <Funnel funnel={one.funnel} hasPrizes={false} />
              </td>
              <td>
                {may && (
                  <Button
                    size="small"
                    aria-label={t('archived.restoreOf', { title: one.title })}
                    onClick={() => setBack(one)}
                  >
                    {t('archived.restore')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {back && <RestoreDialog domain={domain} one={back} onDone={refetch} onClose={() => setBack(undefined)} />}
    </>
  );
}

interface DialogProps {
  domain: string;
  one: Archived;
  /** It is no longer archived. */
  onDone: () => void;
  onClose: () => void;
}

/** Publishes it again as it was. Where two have to agree, the editor asks the other one. */
function RestoreDialog({ domain, one, onDone, onClose }: DialogProps): ReactNode {
  const { t } = useTranslation('admin-activities');
  const { link } = useTableStyles();
  const [message, setMessage] = useState('');
  const [roll, { isLoading, error }] = useRollbackDefinitionMutation();
  const isOver = Date.parse(one.closesAt) < Date.now();
  const go = async () => {
    const { id, revision } = one;
    const { error: refused } = await roll({
      ...{ domain, kind: 'activity' as const, id, revision, base: null, message: message.trim() },
    });
    if (refused) return;
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('archived.restoreTitle', { title: one.title })}
      go={t('archived.restore')}
      disabled={isLoading || message.trim() === ''}
      onGo={go}
      onClose={onClose}
    >
      {error !== undefined && (
        <>
          <ErrorBar title={t('refused')} error={error} />
          <Link className={link} to={places.definition(domain, 'activity', one.id)}>
            {t('archived.editor')}
          </Link>
        </>
      )}
      <p>{isOver ? t('archived.over') : t('archived.open')}</p>
      <Field label={t('archived.why')} required>
        <Textarea value={message} rows={2} maxLength={500} onChange={(_, data) => setMessage(data.value)} />
      </Field>
    </ConfirmDialog>
  );
}
