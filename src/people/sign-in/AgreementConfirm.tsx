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
import { AgreementLinks } from './AgreementLinks';

export function AgreementConfirm({ onAnswer }: { onAnswer: (agreed: boolean) => void }): ReactNode {
  const { t } = useTranslation('people');
  return (
    <Dialog open modalType="alert" onOpenChange={() => onAnswer(false)}>
      <DialogSurface style={{ maxWidth: 420 }}>
        <DialogBody>
          <DialogTitle>{t('agreement.title')}</DialogTitle>
          <DialogContent>
            <AgreementLinks before={t('agreement.ask')} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => onAnswer(false)}>{t('agreement.cancel')}</Button>
            <Button appearance="primary" onClick={() => onAnswer(true)}>
              {t('agreement.agree')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
