import { type ReactNode, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useAskPasskeyForProofMutation } from '@/api/factors';
import { useProveAgainMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { FactorForm } from '@/ui/factor/FactorForm';
import type { FactorMethod, FactorProof } from '@/ui/factor/types';

/** People with a second factor confirm with it. */
export function ProveByFactor({
  methods,
  onDone,
}: {
  methods: readonly FactorMethod[];
  onDone: () => void;
}): ReactNode {
  const { t } = useTranslation('people');
  const [prove, { isLoading }] = useProveAgainMutation();
  const [ask] = useAskPasskeyForProofMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (factor: FactorProof) => {
    setProblem(null);
    const { data, error } = await prove({ factor });
    if (data) onDone();
    else setProblem(messageOf(error) ?? t('prove.failed'));
  };
  return (
    <FactorForm
      methods={methods}
      busy={isLoading}
      problem={problem}
      onProof={(proof) => void send(proof)}
      onAskPasskey={async () => (await ask()).data?.options}
    />
  );
}
