import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import type { Numbered } from './numbered';
import { useResultStyles } from './result-styles';

interface Props {
  objects: readonly Numbered[];
  shown: number;
  percent: number;
  large: boolean;
}

/** How many objects there are, whether the drawn one is among them, and how many the threshold leaves out. */
export function Counted({ objects, shown, percent, large }: Props) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const hidden = objects.length - shown;
  const note = [
    shown > 1 && objects.some(({ drawn }) => drawn) && t('count.drawn'),
    hidden > 0 && t('count.hidden', { count: hidden, percent }),
  ].filter(Boolean);
  return (
    <div className={styles.count} role="status">
      <p className={mergeClasses(styles.number, large && styles.large)}>{t('count.found', { count: shown })}</p>
      <p className={styles.quiet}>
        {objects.length <= 1 ? t('count.none') : note.length > 0 ? note.join(t('count.and')) : ' '}
      </p>
    </div>
  );
}
