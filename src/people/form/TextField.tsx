import { Input, Field as Labelled, makeStyles } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { sayFault } from './say-fault';
import type { Field } from './use-field';

const useStyles = makeStyles({
  // By default, an input is 20 characters wide and would overlap adjacent content.
  root: { width: '100%', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
});

type InputProps = ComponentProps<typeof Input>;

interface Props
  extends Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'contentBefore' | 'contentAfter'> {
  field: Field;
  label: string;
  name: string;
  hint?: string | undefined;
  required?: boolean;
  /** Id of an additional description. */
  describedBy?: string | undefined;
  disabled?: boolean;
  onKeyUp?: InputProps['onKeyUp'];
}

/**
 * A labelled input. Its error is shown below, is announced with it, and disappears on typing. The size is 16 px,
 * because phones zoom into smaller text.
 */
export function TextField({ field, label, hint, required = true, describedBy, ...rest }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  return (
    <Labelled
      label={label}
      required={required}
      hint={hint}
      validationState={field.fault ? 'error' : 'none'}
      validationMessage={field.fault ? sayFault(t, field.fault) : undefined}
    >
      <Input
        {...rest}
        {...(describedBy && { 'aria-describedby': describedBy })}
        size="large"
        className={styles.root}
        input={{ className: styles.input }}
        ref={field.ref}
        value={field.value}
        onChange={(_, { value }) => field.set(value)}
        onBlur={field.leave}
      />
    </Labelled>
  );
}
