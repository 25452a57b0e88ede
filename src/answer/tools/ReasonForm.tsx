import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { touchTarget } from '@/ui/touch-target';

const REASONS = ['wrong', 'source', 'incomplete', 'outdated', 'unclear'] as const;
const LONGEST_COMMENT = 2_000;

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  set: { margin: 0, padding: 0, ...shorthands.border('0') },
  legend: {
    padding: 0,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginBlock: '8px 12px' },
  reason: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    ...touchTarget,
    fontSize: '14px',
    '& input': { width: '16px', height: '16px', margin: 0, accentColor: tokens.colorBrandBackground },
  },
  label: { display: 'block', marginBottom: '4px', fontSize: '13px', color: tokens.colorNeutralForeground2 },
  comment: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '64px',
    padding: '8px 12px',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    resize: 'vertical',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  actions: { display: 'flex', gap: '8px', marginTop: '12px' },
});

interface Props {
  className?: string;
  first: readonly string[];
  onSend: (reasons: string[], comment: string, shared: boolean) => void;
  onSkip: () => void;
}

/** Asks why an answer is poor. All fields are optional. */
export function ReasonForm({ className, first, onSend, onSkip }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const id = useId();
  const [reasons, setReasons] = useState<readonly string[]>(first);
  const [comment, setComment] = useState('');
  const [shared, setShared] = useState(false);
  const title = useRef<HTMLLegendElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend([...reasons], comment.trim(), shared);
  };
  return (
    <form
      className={mergeClasses(styles.root, className)}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onSkip();
      }}
    >
      <fieldset className={styles.set}>
        <legend ref={title} tabIndex={-1} className={styles.legend}>
          {t('evaluate.why')}
        </legend>
        <div className={styles.reasons}>
          {REASONS.map((reason) => (
            <label key={reason} className={styles.reason}>
              <input
                type="checkbox"
                checked={reasons.includes(reason)}
                onChange={({ target }) =>
                  setReasons(target.checked ? [...reasons, reason] : reasons.filter((each) => each !== reason))
                }
              />
              {t(`evaluate.reason.${reason}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={id} className={styles.label}>
        {t('evaluate.comment')}
      </label>
      <textarea
        id={id}
        className={styles.comment}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <label className={styles.reason}>
        <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
        {t('evaluate.share')}
      </label>
      <div className={styles.actions}>
        <PlainButton type="submit" look="primary">
          {t('evaluate.send')}
        </PlainButton>
        <PlainButton look="quiet" onClick={onSkip}>
          {t('evaluate.skip')}
        </PlainButton>
      </div>
    </form>
  );
}
