import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowCircleRightRegular } from '@fluentui/react-icons/svg/arrow-circle-right';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useTranslation } from '@/i18n/use-translation';
import type { RunFit } from '@/stream/types';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    marginBottom: '12px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  value: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontWeight: tokens.fontWeightSemibold,
    '& > svg': { fontSize: '16px' },
  },
  direct: { color: tokens.colorStatusSuccessForeground1 },
});

/** States above the text whether it answers the question directly or only comes close, and why. */
export function FitLine({ fit }: { fit: RunFit | null }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  if (!fit || fit.value === 'none') return null;
  const direct = fit.value === 'direct';
  return (
    <p className={styles.line} data-fit={fit.value}>
      <span className={mergeClasses(styles.value, direct && styles.direct)}>
        {direct ? <CheckmarkCircleRegular aria-hidden /> : <ArrowCircleRightRegular aria-hidden />}
        {t(`fit.${fit.value}`)}
      </span>
      {fit.why.map((reason) => (
        <span key={reason}>{t(`fit.why.${reason}`)}</span>
      ))}
    </p>
  );
}
