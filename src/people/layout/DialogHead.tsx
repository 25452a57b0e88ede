import { Button, DialogTitle, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({ cross: touchTarget });

/** A dialog's title and close button. */
export function DialogHead({ title, onClose }: { title: string; onClose: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const cross = (
    <Button
      className={styles.cross}
      appearance="subtle"
      icon={<DismissRegular />}
      aria-label={t('action.close')}
      onClick={onClose}
    />
  );
  return <DialogTitle action={cross}>{title}</DialogTitle>;
}
