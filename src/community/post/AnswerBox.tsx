import { useAddAnswerMutation } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { useKeptReply } from '../use-kept-reply';
import { useSignedIn } from '../use-signed-in';
import { MarkdownField } from '../write/MarkdownField';

/** What is typed stays in this browser until it is published; whoever is not signed in signs in then. */
export function AnswerBox({ question, level }: { question: string; level: 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const { kept, change, clear } = useKeptReply(`mw_answer:${question}`);
  const { isNobody, askToSignIn } = useSignedIn();
  const [add, { isLoading }] = useAddAnswerMutation();
  const isEmpty = kept.content.trim() === '';
  const publish = async () => {
    if (!(await askToSignIn())) return;
    const { error } = await add({ id: question, answerId: kept.id, content: kept.content });
    if (!error) clear();
  };
  return (
    <div className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('answer.own')}
      </Heading>
      <MarkdownField
        label={t('answer.text')}
        value={kept.content}
        onChange={change}
        maxLength={20_000}
        rows={8}
        post={kept.id}
        mentions={{ post: question }}
      />
      <div className={styles.actions}>
        <PlainButton
          look="primary"
          disabled={isEmpty}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void publish()}
        >
          {t('answer.publish')}
        </PlainButton>
        {isNobody && <span className={styles.note}>{t('signIn.later')}</span>}
      </div>
    </div>
  );
}
