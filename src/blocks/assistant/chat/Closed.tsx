import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { EmptyDrawing } from '@/ui/EmptyDrawing';
import { PlainButton } from '@/ui/PlainButton';
import { useChatStyles } from './chat-styles';

/** For an assistant that only signed-in people may use. */
export function Closed({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useChatStyles();
  const { t } = useTranslation('assistants');
  const dispatch = useSessionDispatch();
  const Title = `h${level}` as const;
  return (
    <div className={styles.head}>
      <EmptyDrawing />
      <Title className={styles.name}>{t('closed.title')}</Title>
      <p className={styles.text}>{t('closed.text')}</p>
      <div>
        <PlainButton look="primary" onClick={() => void dispatch(signInOpened('needed'))}>
          {t('closed.action')}
        </PlainButton>
      </div>
    </div>
  );
}
