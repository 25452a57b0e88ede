import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import type { BlockProps, PropsOf } from '@/renderer/types';

export { default as check } from 'virtual:check/answer/welcome';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '760px',
    marginInline: 'auto',
    padding: 'min(12vh, 96px) 16px 24px',
    textAlign: 'center',
  },
  title: {
    margin: 0,
    fontSize: '28px',
    lineHeight: '40px',
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  text: { marginBlock: '8px 0', fontSize: '15px', lineHeight: '24px', color: tokens.colorNeutralForeground2 },
});

export default function Welcome({ props, level }: BlockProps<PropsOf<'answer/welcome'>>) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('answer');
  const Title = `h${level}` as const;
  return (
    <div className={styles.root}>
      <Title className={styles.title}>{localize(props.title, i18n.language) ?? t('ask.title')}</Title>
      <p className={styles.text}>{localize(props.text, i18n.language) ?? t('ask.text')}</p>
    </div>
  );
}
