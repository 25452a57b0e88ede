import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { copyOut } from '@/ui/copy-out';

const useStyles = makeStyles({
  line: { display: 'flex', gap: '4px' },
  value: { flex: '1 1 auto', minWidth: 0, '& input': { fontFamily: 'monospace', textOverflow: 'ellipsis' } },
});

/** A text to be copied elsewhere verbatim. */
export function CopyLine({ label, value }: { label: string; value: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyOut({ text: value }));
  return (
    <Field label={label}>
      {(field) => (
        <div className={styles.line}>
          <Input
            {...field}
            className={styles.value}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
          <Button
            icon={copied ? <CheckmarkRegular /> : <CopyRegular />}
            aria-label={copied ? t('host.copied', { what: label }) : t('host.copy', { what: label })}
            onClick={() => void copy()}
            onBlur={() => setCopied(false)}
          />
        </div>
      )}
    </Field>
  );
}
