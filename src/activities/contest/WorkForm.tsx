import { type FormEvent, Suspense, useId, useState } from 'react';
import { useSaveContestWorkMutation } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import type { GalleryFile } from '@/ui/FileGallery';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import type { Activity } from '../ActivityPage';
import { useActivityStyles, useSurveyStyles } from '../activity-styles';
import { msgOf } from '../msg-of';

const WorkFiles = lazyWithRetry(async () => (await import('./WorkFiles')).WorkFiles);

interface Props {
  activity: Activity;
  level: 1 | 2 | 3 | 4;
  onSaved: () => void;
}

/** One's own work: a draft, then handed in. What is shown can be changed, and then waits again. */
export function WorkForm({ activity: { id, entry, submission }, level, onSaved }: Props) {
  const styles = useActivityStyles();
  const look = useSurveyStyles();
  const { t } = useTranslation('activities');
  const work = entry?.work;
  const [save, { isLoading, error, originalArgs }] = useSaveContestWorkMutation();
  const [title, setTitle] = useState(work?.title ?? '');
  const [text, setText] = useState(work?.text ?? '');
  const [url, setUrl] = useState(work?.url ?? '');
  const [files, setFiles] = useState<readonly GalleryFile[]>(work?.files ?? []);
  const fieldId = useId();
  const send = async (handIn: boolean) => {
    if (isLoading) return;
    const own = submission && { files: files.map((file) => file.id) };
    const result = await save({ id, step: work?.step ?? 0, title, text, url, handIn, ...own });
    if (!result.error) onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(true);
  };
  return (
    <section>
      <Heading level={Math.min(4, level + 1) as Props['level']} className={styles.heading}>
        {t('contest.own')}
      </Heading>
      <form className={styles.box} onSubmit={submit} noValidate>
        <p className={styles.note} role="status">
          {work ? states[work.state](t) : t('contest.new')}
          {work?.state === 'returned' && work.note && ` ${t('contest.note', { note: work.note })}`}
        </p>
        <label htmlFor={`${fieldId}-title`} className={look.rowName}>
          {t('contest.title')}
        </label>
        <input
          {...{ id: `${fieldId}-title`, className: look.input, maxLength: 120, value: title }}
          onChange={({ target }) => setTitle(target.value)}
        />
        <label htmlFor={`${fieldId}-text`} className={look.rowName}>
          {t('contest.text')}
        </label>
        <textarea
          {...{ id: `${fieldId}-text`, className: look.input, rows: 5, maxLength: 4000, value: text }}
          onChange={({ target }) => setText(target.value)}
        />
        <label htmlFor={`${fieldId}-url`} className={look.rowName}>
          {t('contest.url')}
        </label>
        <input
          {...{ id: `${fieldId}-url`, className: look.input, maxLength: 500, value: url, inputMode: 'url' }}
          aria-describedby={`${fieldId}-help`}
          onChange={({ target }) => setUrl(target.value)}
        />
        <p id={`${fieldId}-help`} className={styles.note}>
          {t('contest.urlHelp')}
        </p>
        {submission && (
          <Suspense fallback={null}>
            <WorkFiles {...{ id, submission, files }} onChange={setFiles} />
          </Suspense>
        )}
        {error && (
          <p className={styles.fault} role="alert">
            {msgOf(error) ?? t('failed.text')}
          </p>
        )}
        <div className={styles.buttons}>
          <PlainButton type="submit" look="primary" className={styles.button} aria-disabled={isLoading}>
            {t('contest.handIn')}
          </PlainButton>
          <PlainButton className={styles.button} aria-disabled={isLoading} onClick={() => void send(false)}>
            {t('contest.keep')}
          </PlainButton>
          {isLoading && originalArgs && <span className={styles.note}>{t('survey.saving')}</span>}
        </div>
      </form>
    </section>
  );
}

type T = ReturnType<typeof useTranslation<'activities'>>['t'];
type State = NonNullable<NonNullable<Activity['entry']>['work']>['state'];
const states: Record<State, (t: T) => string> = {
  draft: (t) => t('contest.state.draft'),
  handedIn: (t) => t('contest.state.handedIn'),
  shown: (t) => t('contest.state.shown'),
  returned: (t) => t('contest.state.returned'),
};
