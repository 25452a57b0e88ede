import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { useResultStyles } from './result-styles';

/** How many there are, and of how many. */
export function Counted({
  shown,
  all,
  percent,
  large,
}: {
  shown: number;
  all: number;
  percent: number;
  large: boolean;
}) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const none = all === 0;
  return (
    <div className={styles.count} role="status">
      <p className={mergeClasses(styles.number, large && !none && styles.large)}>
        {none ? t('count.none') : t('count.found', { count: shown })}
      </p>
      <p className={styles.quiet}>{none ? t('count.noneHint') : t('count.of', { shown, all, percent })}</p>
    </div>
  );
}
