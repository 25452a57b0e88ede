import { Badge, Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { RegistrationVerdict } from './DecideDialog';

const useStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media (max-width: 768px)': { marginTop: '8px' } },
});

const WAYS = ['approved', 'refused'] as const;

interface Props {
  name: string;
  status: Data<'listRegistrations'>[number]['status'];
  onDecide: (decision: RegistrationVerdict['decision']) => void;
}

/** The decision, or the buttons to make it. */
export function Decision({ name, status, onDecide }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  if (status === 'approved' || status === 'refused')
    return (
      <Badge appearance="tint" color={status === 'approved' ? 'success' : 'danger'}>
        {t(`registrations.status.${status}`)}
      </Badge>
    );
  return (
    <div className={styles.ways}>
      {WAYS.map((way) => (
        <Button key={way} aria-label={t(`registrations.ask.${way}`, { name })} onClick={() => onDecide(way)}>
          {t(`registrations.do.${way}`)}
        </Button>
      ))}
    </div>
  );
}
