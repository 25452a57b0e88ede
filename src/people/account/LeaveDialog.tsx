import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  makeStyles,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useGetLeavingQuery, useLeaveAccountMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { signOut } from '@/session/sign-out';
import { useSessionDispatch } from '@/session/use-session';
import { showToast } from '@/ui/toasts';
import { DialogHead } from '../layout/DialogHead';
import { Fault } from '../layout/Fault';
import { Waiting } from '../layout/Waiting';

const useStyles = makeStyles({
  list: { margin: '0 0 12px', paddingInlineStart: '20px', lineHeight: 1.7, overflowWrap: 'anywhere' },
  text: { margin: '12px 0', lineHeight: 1.6 },
});

/** States what will be deleted and what prevents the deletion, before anything happens. */
export function LeaveDialog({ onClose }: { onClose: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const { data, isError, refetch } = useGetLeavingQuery(undefined, { refetchOnMountOrArgChange: true });
  const [leave, { isLoading, error }] = useLeaveAccountMutation();
  const [sure, setSure] = useState(false);
  const held = data?.organizations.filter(({ onlyOwner }) => onlyOwner) ?? [];
  const blocked = !data || held.length > 0 || data.operator;
  const go = async () => {
    if (isLoading || !sure) return;
    const answer = await leave();
    if (answer.error) return;
    onClose();
    showToast({ intent: 'success', textKey: 'people:leave.done', durationMs: 10_000, cause: 'leave' });
    await signOut(dispatch);
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth: 520 }}>
        <DialogBody>
          <DialogHead title={t('leave.title')} onClose={onClose} />
          <DialogContent>
            {!data && <Waiting failed={isError} onRetry={() => void refetch()} />}
            {data && (
              <>
                <Fault words={messageOf(error)} />
                {held.length > 0 && (
                  <Fault words={t('leave.handOver', { names: held.map(({ name }) => name).join(t('leave.comma')) })} />
                )}
                {data.operator && <Fault words={t('leave.operator')} />}
                <p className={styles.text}>{t('leave.text')}</p>
                <ul className={styles.list}>
                  <li>{t('leave.now')}</li>
                  {data.chats > 0 && <li>{t('leave.chats', { count: data.chats })}</li>}
                  {data.uploads > 0 && <li>{t('leave.uploads', { count: data.uploads })}</li>}
                  {(data.rights ?? 0) > 0 && <li>{t('leave.rights', { count: data.rights ?? 0 })}</li>}
                  {data.organizations.map(({ id, name }) => (
                    <li key={id}>{t('leave.organization', { name })}</li>
                  ))}
                  <li>{t('leave.back', { hours: data.afterHours })}</li>
                </ul>
                {!blocked && (
                  <Checkbox
                    checked={sure}
                    label={t('leave.sure')}
                    onChange={(_, { checked }) => setSure(checked === true)}
                  />
                )}
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('agreement.cancel')}</Button>
            {!blocked && (
              <Button appearance="primary" disabledFocusable={!sure || isLoading} onClick={() => void go()}>
                {t('leave.go')}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
