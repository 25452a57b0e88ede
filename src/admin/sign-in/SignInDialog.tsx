import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useFocusBack } from '../shell/use-focus-back';
import { SignInForm } from './SignInForm';

/** Opens over the page when the session ends, so no work is lost. */
export function SignInDialog({ name }: { name: string }): ReactNode {
  const { t } = useTranslation('admin');
  useFocusBack();
  return (
    <Dialog open modalType="alert">
      <DialogSurface style={{ maxWidth: 420 }}>
        <DialogBody>
          <DialogTitle>{t('signIn.again')}</DialogTitle>
          <DialogContent>
            <p style={{ marginTop: 0 }}>{t('signIn.kept')}</p>
            <SignInForm name={name} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
