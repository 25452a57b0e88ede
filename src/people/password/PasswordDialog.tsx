import { Dialog, DialogBody, DialogContent, DialogSurface } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { DialogHead } from '../layout/DialogHead';
import { DoneStep } from './DoneStep';
import { NewPasswordStep } from './NewPasswordStep';
import { type Proof, ProofStep } from './ProofStep';
import { Steps } from './Steps';

/** Sets a new password in three steps: proof of identity, new password, confirmation. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('people');
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, { type }) => type === 'escapeKeyDown' && onClose()}>
      <DialogSurface style={{ maxWidth: 460 }}>
        <DialogBody>
          <DialogHead title={t('reset.title')} onClose={onClose} />
          <DialogContent>
            <Wizard onClose={onClose} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** Starts over each time the dialog is opened. */
function Wizard({ onClose }: { onClose: () => void }): ReactNode {
  const [proof, setProof] = useState<Proof | null>(null);
  const [done, setDone] = useState(false);
  const step = done ? 2 : proof ? 1 : 0;
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // The pressed button is gone, so the first field of the next step takes the focus.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  }, [step]);
  return (
    <div ref={content}>
      <Steps current={step} />
      {step === 0 && <ProofStep onProved={setProof} />}
      {proof && step === 1 && (
        <NewPasswordStep proof={proof} onDone={() => setDone(true)} onExpired={() => setProof(null)} />
      )}
      {done && <DoneStep onClose={onClose} />}
    </div>
  );
}
