import { Button, Field, Input, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useReviewStyles } from '../changes/review-styles';
import { ScheduleWarning, type Waiting } from './ScheduleWarning';
import { useRemembered } from './use-remembered';

/** Maximum length of the reason, which the history shows: a sentence, not an essay. */
const LONGEST = 500;

interface Props {
  domain: string;
  /** Why publishing is not possible now; shown at the button. */
  blocked?: string | undefined;
  busy: boolean;
  /** What is scheduled already. */
  waiting?: Waiting | null | undefined;
  /** True once it is done. */
  onPublish: (message: string, at: string | undefined) => Promise<boolean>;
}

/** Asks for the reason and the time. */
export function PublishForm({ domain, blocked, busy, waiting, onPublish }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const [message, setMessage] = useRemembered(`mw:why:${domain}`);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const [asked, setAsked] = useState(false);
  const tooEarly = when === 'later' && !(Date.parse(time) > Date.now());
  const why = useRef<HTMLTextAreaElement>(null);
  const moment = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (blocked || busy) return;
    if (!message.trim()) return why.current?.focus();
    if (tooEarly) return moment.current?.focus();
    const done = await onPublish(message.trim(), when === 'later' ? new Date(time).toISOString() : undefined);
    // The next change needs its own reason.
    if (done) setMessage('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('publish.why')}
        required
        validationMessage={asked && !message.trim() ? t('publish.whyMissing') : undefined}
      >
        <Textarea
          ref={why}
          value={message}
          rows={2}
          maxLength={LONGEST}
          placeholder={t('publish.whyExample')}
          onChange={(_, data) => setMessage(data.value)}
        />
      </Field>
      <div className={styles.times}>
        <RadioGroup
          layout="horizontal"
          aria-label={t('publish.when')}
          value={when}
          onChange={(_, data) => setWhen(data.value as 'now' | 'later')}
        >
          <Radio value="now" label={t('publish.now')} />
          <Radio value="later" label={t('publish.later')} />
        </RadioGroup>
        {when === 'later' && (
          <Field validationMessage={asked && tooEarly ? t('publish.future') : undefined}>
            <Input
              ref={moment}
              type="datetime-local"
              aria-label={t('publish.time')}
              value={time}
              onChange={(_, data) => setTime(data.value)}
            />
          </Field>
        )}
      </div>
      {waiting && <ScheduleWarning waiting={waiting} later={when === 'later'} />}
      {blocked && <p className={styles.quiet}>{blocked}</p>}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={busy || Boolean(blocked)}>
          {when === 'later' ? t('publish.schedule') : t('publish.go')}
        </Button>
      </div>
    </form>
  );
}
