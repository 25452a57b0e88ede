import { useId, useState } from 'react';
import { useModeratePostsMutation, useUndoModerationMutation } from '@/api/community';
import type { Arg } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { showToast } from '@/ui/toasts';
import { useCommunityStyles } from '../community-styles';
import { Select } from '../write/Select';
import { useWriteStyles } from '../write/write-styles';
import { useModerationStyles } from './moderation-styles';
import { REASONS } from './ReportPost';

const ACTIONS = ['publish', 'keep', 'hide', 'remove', 'mute'] as const;
const UNDO_MS = 10_000;

interface Props {
  level: 2 | 3 | 4;
  ids: string[];
  onDone: () => void;
}

/** One decision about all chosen posts, which can be undone for ten seconds. */
export function DecideForm({ level, ids, onDone }: Props) {
  const styles = useModerationStyles();
  const community = useCommunityStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('moderation');
  const field = useId();
  const [reason, setReason] = useState<Arg<'moderatePosts'>['reason']>('wrong');
  const [words, setWords] = useState('');
  const { decide, refused, isLoading } = useDecision(onDone);
  const isOff = ids.length === 0;
  return (
    <section className={styles.panel} aria-labelledby={`${field}-title`}>
      <Heading level={level} id={`${field}-title`} className={community.sideTitle}>
        {t('decide.title')}
      </Heading>
      <p className={community.note}>{isOff ? t('decide.none') : t('decide.chosen', { count: ids.length })}</p>
      <Select
        label={t('decide.reason')}
        value={reason}
        onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'other')}
      >
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reason.${one}`)}
          </option>
        ))}
      </Select>
      <label htmlFor={field} className={write.label}>
        {t('decide.words')}
      </label>
      <textarea
        id={field}
        className={write.control}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={write.quiet}>{t('decide.hint')}</p>
      <div className={styles.buttons}>
        {ACTIONS.map((action) => (
          <PlainButton
            key={action}
            look={action === 'publish' ? 'primary' : 'outline'}
            disabled={isOff}
            aria-disabled={isLoading}
            onClick={() => !isLoading && void decide({ ids, action, reason, words })}
          >
            {t(`decide.${action}`)}
          </PlainButton>
        ))}
      </div>
      <div role="alert">
        {refused.map((one) => (
          <p key={one.id} className={write.fault}>
            {t('decide.refused', { reason: one.reason })}
          </p>
        ))}
      </div>
    </section>
  );
}

function useDecision(onDone: () => void) {
  const { t } = useTranslation('moderation');
  const [moderate, { data, isLoading }] = useModeratePostsMutation();
  const [undo] = useUndoModerationMutation();
  const toast = { cause: 'moderation', durationMs: UNDO_MS, intent: 'success' as const };
  const takeBack = async (batch: string) => {
    const { error } = await undo({ batch });
    if (!error) showToast({ ...toast, text: t('decide.undone') });
  };
  const decide = async (decision: Arg<'moderatePosts'>) => {
    const { data: decided } = await moderate(decision);
    if (!decided) return;
    onDone();
    const { batch, done } = decided;
    if (done.length === 0) return;
    const action = { label: t('decide.undo'), run: () => void takeBack(batch) };
    showToast({ ...toast, text: t('decide.done', { count: done.length }), action });
  };
  return { decide, isLoading, refused: data?.refused ?? [] };
}
