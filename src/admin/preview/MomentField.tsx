import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { toLocalTime } from '@/lib/local-time';
import { useFocusStays } from '../shell/use-focus-stays';
import { readMoment } from './context-params';
import type { ChangeContext } from './use-preview-context';

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center' }, field: { width: '174px' } });

interface Props {
  now: string | null;
  /** With its name above. */
  stacked?: boolean;
  onChange: ChangeContext;
}

/** The time the page takes for now, in the operator's time zone; the URL stores UTC. */
export const MomentField = memo(function MomentField({ now, stacked = false, onChange }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const root = useRef<HTMLSpanElement>(null);
  useFocusStays(root);
  const row = (
    <span ref={root} className={styles.root}>
      <Input
        size={stacked ? 'medium' : 'small'}
        type="datetime-local"
        className={stacked ? undefined : styles.field}
        aria-label={t('tool.time')}
        title={t('tool.time')}
        value={toLocalTime(now ?? undefined)}
        onChange={(_, { value }) => onChange({ now: readMoment(value) })}
      />
      {now !== null && (
        <Button
          size={stacked ? 'medium' : 'small'}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('tool.timeNow')}
          onClick={() => onChange({ now: null })}
        />
      )}
    </span>
  );
  return stacked ? <Field label={t('tool.time')}>{() => row}</Field> : row;
});
