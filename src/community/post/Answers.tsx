import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Link } from 'react-router-dom';
import { useAcceptAnswerMutation, useListAnswersQuery, useReleaseAnswerMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePostParts } from '@/knowledge/document/use-post-parts';
import { isoDate } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { headingTop } from '@/ui/markdown/heading-top';
import { Markdown } from '@/ui/markdown/Markdown';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { Comments } from '../comments/Comments';
import { useCommunityStyles } from '../community-styles';
import { Caution } from '../moderation/Caution';
import { ReportPost } from '../moderation/ReportPost';
import { Verdict } from '../moderation/Verdict';
import { versionHref } from '../post-href';
import { RightButton } from '../question/RightButton';
import { useDeepLink } from '../use-deep-link';
import { MakeVerified } from '../verified/MakeVerified';
import { VerifiedLine } from '../verified/VerifiedLine';
import { withMentions } from '../with-mentions';
import { AnswerBox } from './AnswerBox';
import { Helpful } from './Helpful';
import type { PostDetail } from './OwnPost';
import { OwnReply } from './OwnReply';

interface Props {
  question: PostDetail;
  level: 2 | 3 | 4;
}

/** The answers, the accepted one first, and a box for one's own. */
export function Answers({ question, level }: Props) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const { data, error, isFetching, refetch } = useListAnswersQuery({ id: question.id });
  useDeepLink(data?.map(({ id }) => id));
  return (
    <section className={styles.section} aria-labelledby="answers">
      <Heading level={level} id="answers" className={styles.sectionTitle}>
        {data ? t('answers.count', { count: data.length }) : t('answers.title')}
      </Heading>
      {!data && error && (
        <ErrorState
          {...{ level, error }}
          title={t('failed.title')}
          text={t('failed.text')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <TextSkeleton label={t('loading')} paragraphs={2} />}
      {data?.map((answer) => (
        <Answer key={answer.id} {...{ answer, question, level }} />
      ))}
      {!question.verdict && !question.closed && <AnswerBox question={question.id} level={level} />}
    </section>
  );
}

interface AnswerProps extends Props {
  answer: Data<'listAnswers'>[number];
}

function Answer({ answer, question, level }: AnswerProps) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const parts = usePostParts();
  const [accept, accepting] = useAcceptAnswerMutation();
  const [release, releasing] = useReleaseAnswerMutation();
  const busy = accepting.isLoading || releasing.isLoading;
  const toggle = () =>
    answer.accepted ? release({ id: question.id }) : accept({ id: question.id, answer: answer.id });
  const author = answer.author || t('formerMember');
  return (
    <article
      id={`a-${answer.id}`}
      tabIndex={-1}
      className={mergeClasses(styles.answer, answer.accepted && styles.answerAccepted)}
      aria-labelledby={`a-${answer.id}-by`}
    >
      <div className={mergeClasses(styles.facts, styles.answerFacts)}>
        <Heading
          level={level}
          id={`a-${answer.id}-by`}
          className={mergeClasses(styles.mark, styles.answerTitle, answer.accepted && styles.accepted)}
        >
          {answer.accepted && <CheckmarkCircleRegular aria-hidden />}
          {answer.accepted ? t('answer.acceptedBy', { author }) : t('answer.by', { author })}
        </Heading>
        {answer.right && !answer.accepted && (
          <span className={mergeClasses(styles.mark, styles.accepted)}>
            <CheckmarkRegular aria-hidden />
            {t('answer.right')}
          </span>
        )}
        <span>{isoDate(answer.publishedAt)}</span>
        {answer.version > 1 && (
          <Link
            to={versionHref(question, answer.version, answer.id)}
            className={styles.link}
            aria-label={`${t('reply.edited')}: ${t('answer.by', { author })}`}
          >
            {t('reply.edited')}
          </Link>
        )}
      </div>
      {answer.accepted && question.verified && <VerifiedLine verified={question.verified} />}
      {answer.verdict && <Verdict id={answer.id} verdict={answer.verdict} />}
      {answer.cautioned && <Caution />}
      <Markdown
        text={withMentions(answer.content)}
        parts={parts}
        prefix={`a-${answer.id}`}
        top={headingTop(answer.content, level + 1)}
        lang={answer.lang}
      />
      <div className={mergeClasses(styles.actions, !question.canAccept && styles.outdent)}>
        {question.canAccept && !answer.verdict && (
          <PlainButton aria-pressed={answer.accepted} aria-disabled={busy} onClick={() => !busy && void toggle()}>
            {answer.accepted ? t('answer.release') : t('answer.accept')}
          </PlainButton>
        )}
        {question.canAccept && question.accepted && !answer.accepted && !answer.verdict && (
          <RightButton question={question.id} answer={answer} name={t('answer.by', { author })} />
        )}
        {answer.accepted && question.toVerify && <MakeVerified question={question} answer={answer} />}
        {answer.mine ? (
          <OwnReply reply={answer} page={question.id} most={20_000} name={t('answer.by', { author })} />
        ) : (
          <>
            <Helpful post={answer} name={t('answer.by', { author })} />
            <ReportPost id={answer.id} title={t('answer.by', { author })} />
          </>
        )}
      </div>
      <Comments
        page={question.id}
        below={answer.id}
        label={t('comment.onAnswer', { author })}
        open={!answer.verdict && !question.verdict}
      />
    </article>
  );
}
