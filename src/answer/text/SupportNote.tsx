import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  note: {
    display: 'inline-block',
    marginInlineStart: '4px',
    paddingInline: '6px',
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  none: { color: tokens.colorStatusWarningForeground3, backgroundColor: tokens.colorStatusWarningBackground1 },
});

/** The note after a sentence that its sources support only partly or not at all. */
export function SupportNote({ kind }: { kind: string }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const name = kind === 'none' || kind === 'unbacked' ? kind : 'partial';
  return (
    <span
      data-note={name}
      className={mergeClasses(styles.note, name !== 'partial' && styles.none)}
      title={t(`support.${name}.why`)}
    >
      {t(`support.${name}.note`)}
    </span>
  );
}
