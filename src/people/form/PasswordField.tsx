import { Button } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from './TextField';
import type { Field } from './use-field';

interface Props {
  field: Field;
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** Id of an additional description. */
  describedBy?: string;
}

/** A password field with a show button and a Caps Lock warning. */
export function PasswordField({ hint, describedBy, ...rest }: Props): ReactNode {
  const { t } = useTranslation('people');
  const [shown, setShown] = useState(false);
  const [locked, setLocked] = useState(false);
  const listen = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...rest}
      describedBy={describedBy}
      type={shown ? 'text' : 'password'}
      maxLength={128}
      onKeyUp={listen}
      hint={locked ? t('password.caps') : hint}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={shown ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={t('password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
