import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { DoneStep } from './DoneStep';
import { NewPasswordStep } from './NewPasswordStep';
import { type Proof, ProofStep } from './ProofStep';
import { Steps } from './Steps';

/** A new password in three steps: prove who you are, say it twice, done. */
export function PasswordDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('people');
  const [proof, setProof] = useState<Proof | null>(null);
  const [done, setDone] = useState(false);
  const step = done ? 2 : proof ? 1 : 0;
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { type }) => type === 'escapeKeyDown' && onClose()}>
      <DialogSurface style={{ maxWidth: 460 }}>
        <DialogBody>
          <DialogTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('action.close')} onClick={onClose} />
            }
          >
            {t('reset.title')}
          </DialogTitle>
          <DialogContent>
            <Steps current={step} />
            {step === 0 && <ProofStep onProved={setProof} />}
            {proof && step === 1 && (
              <NewPasswordStep proof={proof} onDone={() => setDone(true)} onExpired={() => setProof(null)} />
            )}
            {done && <DoneStep onClose={onClose} />}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
