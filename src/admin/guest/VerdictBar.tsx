import { Input, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSetGuestVerdictMutation } from '@/api/guest';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { Talk } from '../comments/types';
import { ErrorBar } from '../shell/ErrorBar';
import { keepGuestName } from './guest-key';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    padding: '8px 12px',
    paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Beside each other even at 320 px, so that the bar has two rows.
  name: { flex: '1 1 120px', minWidth: 0, maxWidth: '220px' },
  words: { flex: '1 1 150px', margin: 0, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  token: string;
  guest: string;
  own: Talk['verdicts'][number] | undefined;
  twoOperators: boolean;
  /** The guest's name, shared with their comments. */
  name: string;
  onName: (name: string) => void;
}

/** What this guest thinks of the whole; it may be changed as long as the link opens. */
export function VerdictBar({ token, guest, own, twoOperators, name, onName }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  const [send, { isLoading, error }] = useSetGuestVerdictMutation();
  const say = (verdict: 'approved' | 'changes') => {
    keepGuestName(name.trim());
    void send({ token, guest, name: name.trim(), verdict });
  };
  const off = isLoading || name.trim() === '';
  return (
    <section className={styles.root} aria-label={t('guest.verdict.label')}>
      <p role="status" className={styles.words}>
        {own ? t(`guest.verdict.said.${own.verdict}`) : t('guest.verdict.ask')}
        {twoOperators && ` ${t('guest.verdict.twoOperators')}`}
      </p>
      {error && <ErrorBar title={t('guest.verdict.failed')} error={error} />}
      <Input
        size="small"
        className={styles.name}
        input={{ style: { minWidth: 0 } }}
        aria-label={t('guest.verdict.name')}
        placeholder={t('guest.verdict.name')}
        value={name}
        maxLength={40}
        autoComplete="name"
        onChange={(_, { value }) => onName(value)}
      />
      <PlainButton disabled={off} aria-pressed={own?.verdict === 'changes'} onClick={() => say('changes')}>
        {t('guest.verdict.changes')}
      </PlainButton>
      <PlainButton
        look="primary"
        disabled={off}
        aria-pressed={own?.verdict === 'approved'}
        onClick={() => say('approved')}
      >
        {t('guest.verdict.approve')}
      </PlainButton>
    </section>
  );
}
