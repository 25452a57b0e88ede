import { Field, Input } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fault?: string | null | undefined;
  hint?: string;
  /** Recovery codes contain letters and are not autofilled. */
  letters?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The field for a code, with autofill from phones and password managers. */
export function CodeInput({ label, value, onChange, fault, hint, letters = false, inputRef }: Props): ReactNode {
  return (
    <Field
      label={label}
      required
      hint={hint}
      validationState={fault ? 'error' : 'none'}
      validationMessage={fault ?? undefined}
    >
      <Input
        ref={inputRef}
        autoFocus
        size="large"
        name={letters ? 'recovery-code' : 'one-time-code'}
        autoComplete={letters ? 'off' : 'one-time-code'}
        inputMode={letters ? 'text' : 'numeric'}
        spellCheck={false}
        autoCapitalize="none"
        style={{ width: '100%', minWidth: 0 }}
        input={{ style: { width: '100%', minWidth: 0, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em' } }}
        value={value}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
