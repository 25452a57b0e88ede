import { useId, useRef, useState } from 'react';
import { useCloseQuestionMutation, useFindSimilarTextsQuery, useReopenQuestionMutation } from '@/api/community';
import type { Arg } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { useModerationStyles } from '../moderation/moderation-styles';
import type { PostDetail } from '../post/OwnPost';
import { Select } from '../write/Select';
import { useWriteStyles } from '../write/write-styles';

type Reason = Arg<'closeQuestion'>['reason'];

const REASONS = ['duplicate', 'elsewhere', 'off-topic', 'outdated'] as const satisfies readonly Reason[];

/** For whoever may close the question, and open it again. */
export function CloseQuestion({ question }: { question: PostDetail }) {
  const { t } = useTranslation('community');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [reopen, { isLoading }] = useReopenQuestionMutation();
  if (!question.canClose) return null;
  if (question.closed)
    return (
      <PlainButton
        look="quiet"
        aria-disabled={isLoading}
        onClick={() => !isLoading && void reopen({ id: question.id })}
      >
        {t('closing.reopen')}
      </PlainButton>
    );
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <PlainButton look="quiet" onClick={open}>
        {t('closing.close')}
      </PlainButton>
      <CloseDialog question={question} isOpen={isOpen} dialog={dialog} />
    </>
  );
}

interface DialogProps {
  question: PostDetail;
  isOpen: boolean;
  dialog: React.RefObject<HTMLDialogElement | null>;
}

function CloseDialog({ question: { id, title, answerCount, canMerge }, isOpen, dialog }: DialogProps) {
  const styles = useModerationStyles();
  const community = useCommunityStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('community');
  const field = useId();
  const [reason, setReason] = useState<Reason>('duplicate');
  const [words, setWords] = useState('');
  const [original, setOriginal] = useState('');
  const [merge, setMerge] = useState(false);
  const { data } = useFindSimilarTextsQuery({ title, except: id }, { skip: !isOpen });
  const [close, { isLoading }] = useCloseQuestionMutation();
  const similar = data?.posts.filter(({ kind }) => kind === 'question') ?? [];
  const isDuplicate = reason === 'duplicate';
  const save = async () => {
    if (isLoading) return;
    const { error } = await close({ id, reason, words, ...(isDuplicate && { duplicateOf: idIn(original), merge }) });
    if (!error) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`} className={styles.dialogTitle}>
        {t('closing.title')}
      </h2>
      <p className={community.note}>{t('closing.text')}</p>
      <div className={community.text}>
        <Select
          label={t('closing.reason')}
          value={reason}
          onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'duplicate')}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`closing.for.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {isDuplicate && (
        <div className={write.field}>
          <label htmlFor={`${field}-original`} className={write.label}>
            {t('closing.original')}
          </label>
          <input
            id={`${field}-original`}
            className={write.control}
            value={original}
            maxLength={2_000}
            onChange={({ target }) => setOriginal(target.value)}
          />
          {similar.length > 0 && (
            <fieldset className={styles.buttons}>
              <legend className={write.quiet}>{t('closing.similar')}</legend>
              {similar.map((one) => (
                <PlainButton
                  key={one.id}
                  lang={one.lang}
                  aria-pressed={original === one.id}
                  onClick={() => setOriginal(one.id)}
                >
                  {one.title}
                </PlainButton>
              ))}
            </fieldset>
          )}
          {canMerge && answerCount > 0 && (
            <label className={write.check}>
              <input type="checkbox" checked={merge} onChange={({ target }) => setMerge(target.checked)} />
              {t('closing.merge', { count: answerCount })}
            </label>
          )}
        </div>
      )}
      <label htmlFor={field} className={write.label}>
        {t('closing.words')}
      </label>
      <textarea
        id={field}
        className={write.control}
        rows={2}
        maxLength={300}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={community.actions}>
        <PlainButton
          look="primary"
          disabled={isDuplicate && original.trim() === ''}
          aria-disabled={isLoading}
          onClick={() => void save()}
        >
          {t('closing.close')}
        </PlainButton>
        <PlainButton onClick={() => dialog.current?.close()}>{t('reply.cancel')}</PlainButton>
      </div>
    </dialog>
  );
}

/** The id in an address of a question, or the text itself. */
function idIn(text: string): string {
  const [, id] = /[?&]id=([\w-]{1,64})/.exec(text) ?? [];
  return id ?? text.trim().slice(0, 64);
}
