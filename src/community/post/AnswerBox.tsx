import { useState } from 'react';
import { useAddAnswerMutation } from '@/api/community';
import { newId } from '@/browser/new-id';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { readValue, writeValue } from '@/browser/stored-value';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { MarkdownField } from '../write/MarkdownField';

interface Kept {
  id: string;
  content: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && typeof (value as Kept).content === 'string';
const storage = () => localStorage;

/** What is typed stays in this browser until it is published; whoever is not signed in signs in then. */
export function AnswerBox({ question, level }: { question: string; level: 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const key = `mw_answer:${question}`;
  const [kept, setKept] = useState<Kept>(() => readValue(storage, key, isKept) ?? { id: newId(), content: '' });
  const isNobody = useSession(({ user }) => user === null);
  const dispatch = useSessionDispatch();
  const [add, { isLoading }] = useAddAnswerMutation();
  const isEmpty = kept.content.trim() === '';
  const change = (content: string) => {
    const next = { ...kept, content };
    setKept(next);
    writeValue(storage, key, content === '' ? null : next);
  };
  const publish = async () => {
    if (isNobody) {
      dispatch(signInOpened('asked'));
      if (!(await untilSignedIn())) return;
    }
    const { error } = await add({ id: question, answerId: kept.id, content: kept.content });
    if (error) return;
    writeValue(storage, key, null);
    setKept({ id: newId(), content: '' });
  };
  return (
    <div className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('answer.own')}
      </Heading>
      <MarkdownField label={t('answer.text')} value={kept.content} onChange={change} maxLength={20_000} rows={8} />
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
