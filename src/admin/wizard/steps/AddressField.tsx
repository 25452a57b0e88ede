import { Field, Input } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { portalAddress } from '../../shell/portal-address';
import type { Answers } from '../answers';
import type { ChangeAnswers } from '../use-answers';

interface Props {
  answers: Answers;
  change: ChangeAnswers;
  domain: string;
  fault: string | null;
}

/** The portal's address, which follows its name until something else is typed, and is checked while it is typed. */
export function AddressField({ answers, change, domain, fault }: Props): ReactNode {
  const { t } = useTranslation('admin-new');
  const fixed = answers.begun !== null;
  const hint = fixed ? t('address.fixed') : t('address.hint', { address: portalAddress(domain) });
  return (
    <Field
      label={t('address.label')}
      hint={fault ? undefined : hint}
      validationMessage={fault ?? undefined}
      validationState={fault ? 'error' : 'none'}
    >
      <Input
        value={answers.begun ?? answers.address ?? domain}
        readOnly={fixed}
        autoComplete="off"
        spellCheck={false}
        onChange={(_, { value }) => change({ address: value })}
      />
    </Field>
  );
}
