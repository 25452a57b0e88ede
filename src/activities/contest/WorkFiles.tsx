import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useAddContestFileMutation } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import { FileGallery, type GalleryFile } from '@/ui/FileGallery';
import { PlainButton } from '@/ui/PlainButton';
import type { Activity } from '../ActivityPage';
import { useActivityStyles, useSurveyStyles } from '../activity-styles';
import { msgOf } from '../msg-of';
import { workFileHref } from './work-file-href';

interface Props {
  id: string;
  submission: NonNullable<Activity['submission']>;
  files: readonly GalleryFile[];
  onChange: (change: (files: readonly GalleryFile[]) => readonly GalleryFile[]) => void;
}

const ACCEPT = '.png,.jpg,.jpeg,.webp,.pdf,.csv,.txt';

/** Files of one's own work: uploaded at once, kept once the work is saved. */
export function WorkFiles({ id, submission: { files: most, bytes }, files, onChange }: Props) {
  const styles = useActivityStyles();
  const { rowName } = useSurveyStyles();
  const { t } = useTranslation('activities');
  const [add] = useAddContestFileMutation();
  const [sending, setSending] = useState<string>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fieldId = useId();
  const size = (count: number) => Math.ceil(count / 100_000) / 10;

  /** Why the rest is not sent, if it is not. */
  const sendAll = async (list: readonly File[]): Promise<string | undefined> => {
    for (const [n, file] of list.entries()) {
      const { name } = file;
      if (files.length + n >= most) return t('contest.files.full', { count: most });
      if (file.size > bytes) return t('contest.files.large', { name, size: size(file.size), most: size(bytes) });
      setSending(name);
      const body = new Blob([file], { type: 'application/octet-stream' });
      const { data, error } = await add({ id, name: name.slice(-256), file: body });
      if (!data) return t('contest.files.refused', { name, why: msgOf(error) ?? t('failed.text') });
      onChange((before) => [...before, data]);
    }
    return undefined;
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const list = [...(target.files ?? [])];
    // The same file can be chosen again after a fix.
    target.value = '';
    if (list.length === 0 || sending !== undefined) return;
    setFault(undefined);
    const found = await sendAll(list);
    setSending(undefined);
    setFault(found);
  };
  const remove = (file: GalleryFile) => {
    onChange((before) => before.filter((one) => one.id !== file.id));
    button.current?.focus();
  };
  return (
    <>
      <span className={rowName}>{t('contest.files.title')}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        aria-label={t('contest.files.title')}
        onChange={(event) => void choose(event)}
      />
      <PlainButton
        ref={button}
        className={styles.button}
        aria-describedby={`${fieldId}-help`}
        aria-disabled={sending !== undefined}
        onClick={() => input.current?.click()}
      >
        {t('contest.files.add')}
      </PlainButton>
      <p id={`${fieldId}-help`} className={styles.note}>
        {t('contest.files.help', { count: most, size: size(bytes) })}
      </p>
      <p role="status" className={styles.note} hidden={sending === undefined}>
        {sending !== undefined && t('contest.files.sending', { name: sending })}
      </p>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {files.length > 0 && (
        <FileGallery
          label={t('contest.files.own')}
          files={files}
          hrefOf={(file) => workFileHref(id, file)}
          aside={(file) => (
            <PlainButton aria-label={t('contest.files.removeOf', { name: file.name })} onClick={() => remove(file)}>
              {t('contest.files.remove')}
            </PlainButton>
          )}
        />
      )}
    </>
  );
}
