import { Button, Field, mergeClasses, Textarea } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { saveAnswer } from '../shell/save-answer';
import { TableUpload } from '../shell/TableUpload';
import { useMayOn } from '../shell/use-may';
import { useImportParcelNumbersMutation } from './desk-calls';
import { useDeskStyles } from './desk-styles';

interface Place {
  domain: string;
  id: string;
}

/** Claims as a file for whoever packs them, and the same file back with the numbers of the parcels. */
export function Parcels({ domain, id }: Place): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const may = useMayOn(domain);
  const [send, { isLoading, error }] = useImportParcelNumbersMutation();
  const [isAsking, setAsking] = useState(false);
  if (!may('importParcelNumbers')) return null;
  return (
    <details>
      <summary>{t('parcels.title')}</summary>
      <div className={mergeClasses(styles.section, styles.inside)}>
        <p className={styles.quiet}>{t('parcels.text')}</p>
        <div className={styles.actions}>
          <Button icon={<ArrowDownloadRegular />} onClick={() => setAsking(true)}>
            {t('parcels.download')}
          </Button>
        </div>
        <TableUpload
          label={t('parcels.file')}
          hint={t('parcels.hint')}
          takesPart
          {...{ isLoading, error }}
          onSend={async (file, what) =>
            (await send({ domain, id, mode: what === 'take' ? 'good' : 'look', file: file as File })).data
          }
        />
        {isAsking && <ReasonDialog {...{ domain, id }} onClose={() => setAsking(false)} />}
      </div>
    </details>
  );
}

function ReasonDialog({ domain, id, onClose }: Place & { onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin-desk');
  const [reason, setReason] = useState('');
  const base = `/api/admin/domains/${encodeURIComponent(domain)}/activities/${id}/export/claims`;
  return (
    <ConfirmDialog
      title={t('parcels.dialog')}
      go={t('parcels.download')}
      disabled={reason.trim() === ''}
      onGo={async () => {
        await saveAnswer(`${base}?${new URLSearchParams({ reason: reason.trim() })}`, `${id}-claims.csv`);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('parcels.warning')}</p>
      <Field label={t('parcels.reason')} required>
        <Textarea rows={2} maxLength={400} value={reason} onChange={(_, { value }) => setReason(value)} />
      </Field>
    </ConfirmDialog>
  );
}
