import { Input, Field as Labelled, makeStyles } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { sayFault } from './say-fault';
import type { Field } from './use-field';

const useStyles = makeStyles({
  // A browser makes an input 20 characters wide whatever stands beside it, and it would lie over that.
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
  /** Id of what else has to be read with it. */
  describedBy?: string | undefined;
  disabled?: boolean;
  onKeyUp?: InputProps['onKeyUp'];
}

/** A labelled input: its fault stands below it, is read with it, and goes when somebody types. 16 pixels, or phones zoom in. */
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
