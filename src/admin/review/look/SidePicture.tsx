import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Verdict } from '../../matrix/cell';

const useStyles = makeStyles({
  window: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '120px',
    maxHeight: '300px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  picture: { display: 'block', width: '100%', height: 'auto', placeSelf: 'start' },
});

/** One side of a conflict on the real page. */
export function SidePicture({ verdict, name }: { verdict: Verdict | undefined; name: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <span className={styles.window}>
      {verdict?.picture ? (
        <img className={styles.picture} src={verdict.picture} alt={t('conflict.picture', { side: name })} />
      ) : (
        <span>{verdict ? t('conflict.noPicture') : t('conflict.drawing')}</span>
      )}
    </span>
  );
}
