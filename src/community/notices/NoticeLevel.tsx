import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { useNoticeStyles } from './notice-styles';
import type { Notice } from './use-notice-state';

/** Said in words, not only by a colour. Plain notices say nothing. */
export function NoticeLevel({ level }: Pick<Notice, 'level'>) {
  const styles = useNoticeStyles();
  const { t } = useTranslation('notices');
  if (level === 'info') return null;
  return (
    <span className={mergeClasses(styles.level, level === 'urgent' ? styles.levelUrgent : styles.levelImportant)}>
      {t(`level.${level}`)}
    </span>
  );
}
