import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { usePlatformStyles } from '../platform-styles';

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '420px',
    height: '560px',
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
});

/** The channel as a visitor sees it whom nobody has named. */
export function Preview({ channel }: { channel: string }) {
  const styles = usePlatformStyles();
  const own = useStyles();
  const { t } = useTranslation('embed');
  return (
    <>
      <p className={styles.note}>{t('previewNote')}</p>
      <iframe className={own.frame} title={t('preview')} src={`/embed/${channel}`} />
    </>
  );
}
