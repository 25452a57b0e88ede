import { useId, useRef, useState } from 'react';
import { useReportPostMutation } from '@/api/community';
import type { Arg } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { useSignedIn } from '../use-signed-in';
import { Select } from '../write/Select';
import { useWriteStyles } from '../write/write-styles';
import { useModerationStyles } from './moderation-styles';

export const REASONS = [
  ...(['dangerous', 'wrong', 'confidential', 'personal'] as const),
  ...(['copyright', 'spam', 'rude', 'other'] as const),
] satisfies Arg<'reportPost'>['reason'][];

/** A button that opens the form; whoever is not signed in signs in first. */
export function ReportPost({ id, title }: { id: string; title: string }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('moderation');
  const dialog = useRef<HTMLDialogElement>(null);
  const { askToSignIn } = useSignedIn();
  const [done, setDone] = useState(false);
  const open = async () => {
    if (await askToSignIn()) dialog.current?.showModal();
  };
  const close = (reported: boolean) => {
    dialog.current?.close();
    if (reported) setDone(true);
  };
  return (
    <>
      {done ? (
        <span role="status" className={styles.note}>
          {t('report.done')}
        </span>
      ) : (
        <PlainButton look="quiet" aria-label={`${t('report.action')}: ${title}`} onClick={() => void open()}>
          {t('report.action')}
        </PlainButton>
      )}
      <ReportDialog id={id} dialog={dialog} close={close} />
    </>
  );
}

interface DialogProps {
  id: string;
  dialog: React.RefObject<HTMLDialogElement | null>;
  close: (reported: boolean) => void;
}

function ReportDialog({ id, dialog, close }: DialogProps) {
  const styles = useModerationStyles();
  const community = useCommunityStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('moderation');
  const field = useId();
  const [reason, setReason] = useState<Arg<'reportPost'>['reason']>('wrong');
  const [words, setWords] = useState('');
  const [report, { isLoading }] = useReportPostMutation();
  const send = async () => {
    const { error } = await report({ id, reason, words });
    if (!error) close(true);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`} className={styles.dialogTitle}>
        {t('report.title')}
      </h2>
      <p className={community.note}>{t('report.text')}</p>
      <div className={community.text}>
        <Select
          label={t('report.reason')}
          value={reason}
          onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'other')}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`reason.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <label htmlFor={field} className={write.label}>
        {t('report.words')}
      </label>
      <textarea
        id={field}
        className={write.control}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={community.actions}>
        <PlainButton look="primary" aria-disabled={isLoading} onClick={() => !isLoading && void send()}>
          {t('report.send')}
        </PlainButton>
        <PlainButton onClick={() => close(false)}>{t('report.cancel')}</PlainButton>
      </div>
    </dialog>
  );
}
