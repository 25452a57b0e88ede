import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

interface Props {
  onClear: () => void;
  onClose: () => void;
}

/** Says what goes out of use and what stays, before anything happens. */
export function ClearDialog({ onClear, onClose }: Props): ReactNode {
  const { t } = useTranslation('answer');
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth: 480 }}>
        <DialogBody>
          <DialogTitle>{t('clear.title')}</DialogTitle>
          <DialogContent>
            <p style={{ margin: '0 0 8px', lineHeight: 1.6 }}>{t('clear.goes')}</p>
            <p style={{ margin: 0, lineHeight: 1.6 }}>{t('clear.stays')}</p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('clear.cancel')}</Button>
            <Button appearance="primary" onClick={onClear}>
              {t('clear.go')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
