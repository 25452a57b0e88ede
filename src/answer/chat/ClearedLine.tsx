import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useRestoreChatContextMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
    fontSize: '13px',
    lineHeight: '20px',
  },
});

/** What stands above is no longer used for answers. */
export function ClearedLine({ chatId, mine }: { chatId: string; mine: boolean }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [restore, { isLoading }] = useRestoreChatContextMutation();
  return (
    <div className={styles.root}>
      <span>{t('clear.line')}</span>
      {mine && (
        <PlainButton look="quiet" disabled={isLoading} onClick={() => void restore({ id: chatId })}>
          {t('clear.restore')}
        </PlainButton>
      )}
    </div>
  );
}
