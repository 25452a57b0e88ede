import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Select,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useArchiveDomainMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useFocusBack } from '../shell/use-focus-back';
import { useDialogStyles } from './dialog-styles';
import type { DomainSummary } from './filter-domains';

interface Props {
  item: DomainSummary;
  items: readonly DomainSummary[];
  onClose: () => void;
}

/** Takes a portal offline; its visitors may be sent to another one. */
export function ArchiveDialog({ item, items, onClose }: Props): ReactNode {
  const styles = useDialogStyles();
  const { t } = useTranslation('admin');
  useFocusBack();
  const [movedTo, setMovedTo] = useState('');
  const [archive, { isLoading, error }] = useArchiveDomainMutation();
  const { domain } = item;
  const others = items.filter((other) => other.revision !== null && other.domain !== domain);
  const go = async () => {
    const done = await archive({ domain, ...(movedTo && { movedTo }) });
    if (!('error' in done)) onClose();
  };
  return (
    <Dialog open onOpenChange={(_, data) => data.open || onClose()}>
      <DialogSurface style={{ maxWidth: 480 }}>
        <DialogBody>
          <DialogTitle>{t('domains.archive.title', { domain })}</DialogTitle>
          <DialogContent className={styles.content}>
            {error && <ErrorBar title={t('domains.archive.failed')} error={error} />}
            <p className={styles.text}>{t('domains.archive.text')}</p>
            {item.scheduledAt && <p className={styles.text}>{t('domains.archive.schedule')}</p>}
            <Field label={t('domains.archive.movedTo')} className={styles.field}>
              <Select className={styles.select} value={movedTo} onChange={(_, data) => setMovedTo(data.value)}>
                <option value="">{t('domains.archive.nowhere')}</option>
                {others.map((other) => (
                  <option key={other.domain} value={other.domain}>
                    {other.domain} · {other.title}
                  </option>
                ))}
              </Select>
            </Field>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void go()}>
              {t('domains.archive.go')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
