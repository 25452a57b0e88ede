import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHandInSurveyMutation } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { progressOf, surveyFaults, visibleQuestions } from '../../../setting/activity/survey';
import type { Activity } from '../ActivityPage';
import { resultHref } from '../activity-href';
import { useActivityStyles, useSurveyStyles } from '../activity-styles';
import { msgOf } from '../msg-of';
import { type Question, QuestionField } from './QuestionField';
import { useFaultText } from './use-fault-text';
import { type Answers, useSurveyDraft } from './use-survey-draft';

interface Props {
  activity: Activity;
  entry: NonNullable<Activity['entry']>;
  onDone: () => void;
}

/** Fills in a survey: only questions that appear, saved as one goes, handed in when nothing is missing. */
export function SurveyForm({ activity, entry, onDone }: Props) {
  const styles = useActivityStyles();
  const look = useSurveyStyles();
  const { t } = useTranslation('activities');
  const navigate = useNavigate();
  const { id, kind, questions } = activity;
  const start = { activity: id, ticket: entry.ticket, seq: entry.response?.seq ?? 0 };
  const draft = useSurveyDraft({ ...start, answers: (entry.response?.answers ?? {}) as Answers });
  const [handIn, { isLoading, error }] = useHandInSurveyMutation();
  const [tried, setTried] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [focusAt, setFocusAt] = useState(0);
  const faultText = useFaultText();
  const { answers, elsewhere } = draft;
  const shown = visibleQuestions(questions as Question[], answers);
  const faults = tried ? surveyFaults(questions as Question[], answers) : [];
  const progress = progressOf(questions as Question[], answers);
  const numberOf = (n: number) => shown.slice(0, n + 1).filter(({ type }) => type !== 'information').length;
  const titleOf = (question: string) => questions.find((one) => one.id === question)?.title ?? question;
  useEffect(() => {
    if (focusAt > 0) list.current?.querySelector('a')?.focus();
  }, [focusAt]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setTried(true);
    if (surveyFaults(questions as Question[], answers).length > 0) return setFocusAt((count) => count + 1);
    if (!(await draft.flush())) return;
    const result = await handIn({ id });
    if (result.error) return;
    draft.forget();
    onDone();
    void navigate(resultHref(id, kind));
  };
  return (
    <form className={look.form} onSubmit={(event) => void submit(event)} noValidate>
      {faults.length > 0 && (
        <div ref={list} className={styles.box} role="alert">
          <p className={styles.fault}>{t('survey.faults', { count: faults.length })}</p>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={fault.question}>
                <a href={`#q-${fault.question}`} className={styles.link}>
                  {titleOf(fault.question)}
                </a>{' '}
                {faultText(fault)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {elsewhere.length > 0 && (
        <p className={styles.note} role="status">
          {t('survey.elsewhere', { questions: elsewhere.map(titleOf).join(' · ') })}
        </p>
      )}
      {shown.map((question, n) => (
        <QuestionField
          key={question.id}
          {...{ question, number: numberOf(n), answer: answers[question.id] }}
          fault={faults.find((one) => one.question === question.id)}
          onChange={draft.change}
        />
      ))}
      <div className={look.bar}>
        <PlainButton type="submit" look="primary" className={styles.button} aria-disabled={isLoading}>
          {t('survey.handIn')}
        </PlainButton>
        <span className={styles.note}>{t('survey.progress', { done: progress.done, of: progress.of })}</span>
        <SavingText saving={draft.saving} />
        {(draft.refused ?? (error && msgOf(error))) && (
          <p className={styles.fault} role="alert">
            {draft.refused ?? msgOf(error as object)}
          </p>
        )}
      </div>
    </form>
  );
}

function SavingText({ saving }: { saving: ReturnType<typeof useSurveyDraft>['saving'] }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  return (
    <span className={styles.note} role="status">
      {saving === 'saved' && t('survey.saved')}
      {(saving === 'saving' || saving === 'waiting') && t('survey.saving')}
      {saving === 'failed' && t('survey.local')}
    </span>
  );
}
