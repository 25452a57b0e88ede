import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useAskForDomainHostMutation, useCheckDomainHostMutation, useGetDomainHostQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import { RelativeTime } from '../../shell/RelativeTime';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import { useFocusBack } from '../../shell/use-focus-back';
import { Certificate } from './Certificate';
import { CopyLine } from './CopyLine';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  text: { margin: 0 },
  actions: { flexWrap: 'wrap', justifyContent: 'flex-end' },
});

type Host = Data<'getDomainHost'>;

const INTENT = { proved: 'success', asked: 'info', refused: 'error', unproved: 'warning' } as const;

/** Whether a host is proved, what to set up where, and the two ways on: check now, or ask for approval. */
export function HostDialog({ domain, onClose }: { domain: string; onClose: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  useFocusBack();
  const { data, error } = useGetDomainHostQuery({ domain }, { refetchOnMountOrArgChange: true });
  const [check, checking] = useCheckDomainHostMutation();
  const [ask, asking] = useAskForDomainHostMutation();
  const busy = checking.isLoading || asking.isLoading;
  const failed = checking.error ?? asking.error;
  const open = data !== undefined && data.state !== 'proved';
  return (
    <Dialog open onOpenChange={(_, next) => next.open || onClose()}>
      <DialogSurface style={{ maxWidth: 560 }}>
        <DialogBody>
          <DialogTitle>{t('host.title', { domain })}</DialogTitle>
          <DialogContent className={styles.content}>
            {error !== undefined && <ErrorBar title={t('host.failed')} error={error} />}
            {!data && !error && <RowsSkeleton />}
            {failed !== undefined && <ErrorBar title={t('host.undone')} error={failed} />}
            {data && <State host={data} />}
            {data?.state === 'proved' && domain.includes('.') && <Certificate domain={domain} />}
            {open && <Wanted host={data} />}
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button onClick={onClose}>{t('host.close')}</Button>
            {open && data.state !== 'asked' && (
              <Button disabledFocusable={busy} onClick={() => void ask({ domain })}>
                {t('host.ask')}
              </Button>
            )}
            {open && data.record && (
              <Button appearance="primary" disabledFocusable={busy} onClick={() => void check({ domain })}>
                {checking.isLoading ? t('host.checking') : t('host.check')}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function State({ host }: { host: Host }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <MessageBar intent={INTENT[host.state]} layout="multiline" aria-live="polite">
      <MessageBarBody>
        {t(`host.is.${host.state}`)} {host.how && t(`host.how.${host.how}`, { by: host.by ?? '' })}
        {host.checkedAt && host.fault && (
          <div>
            <RelativeTime at={host.checkedAt} /> · {host.fault}
          </div>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}

function Wanted({ host: { record, file } }: { host: Host }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  if (!record || !file) return <p className={styles.text}>{t('host.approvalOnly')}</p>;
  return (
    <>
      <p className={styles.text}>{t('host.either')}</p>
      <CopyLine label={t('host.recordName')} value={record.name} />
      <CopyLine label={t('host.recordValue')} value={record.value} />
      <p className={styles.text}>{t('host.or')}</p>
      <CopyLine label={t('host.fileUrl')} value={file.url} />
      <CopyLine label={t('host.fileText')} value={file.text} />
    </>
  );
}
