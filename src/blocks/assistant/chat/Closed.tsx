import type { Data } from '@/api/paths';
import { AssistantIcon } from '@/assistants/catalogue/AssistantIcon';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { signInOpened } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { useChatStyles } from './chat-styles';

/** For an assistant that only signed-in people may use. */
export function Closed({ assistant, level }: { assistant: Data<'getAssistant'>; level: 1 | 2 | 3 | 4 }) {
  const styles = useChatStyles();
  const { t, i18n } = useTranslation('assistants');
  const dispatch = useSessionDispatch();
  const Title = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Title className={styles.name}>
        <AssistantIcon name={assistant.icon} className={styles.icon} />
        {localize(assistant.name, i18n.language)}
      </Title>
      <p className={styles.text}>{localize(assistant.description, i18n.language)}</p>
      <p className={styles.text}>{t('closed')}</p>
      <div>
        <PlainButton look="primary" onClick={() => void dispatch(signInOpened('needed'))}>
          {t('catalogue.signIn')}
        </PlainButton>
      </div>
    </div>
  );
}
