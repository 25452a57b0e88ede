import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { useResultStyles } from './result-styles';

interface Props {
  shown: number;
  all: number;
  percent: number;
  large: boolean;
}

/** How many objects the threshold shows, and out of how many. */
export function Counted({ shown, all, percent, large }: Props) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  return (
    <div className={styles.count} role="status">
      <p className={mergeClasses(styles.number, large && styles.large)}>{t('count.found', { count: shown })}</p>
      <p className={styles.quiet}>{all <= 1 ? t('count.none') : t('count.of', { shown, all, percent })}</p>
    </div>
  );
}
