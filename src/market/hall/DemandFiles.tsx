import { useId, useRef, useState } from 'react';
import { useUploadFileMutation } from '@/api/organization';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { acceptedFiles, checkFile, filesIn, withFile, withoutFile } from './demand-files';
import { useHallStyles } from './hall-styles';
import type { Form } from './kept-form';

interface Props {
  /** Of the demand, which may still be a draft in the browser. */
  id: string;
  form: Form;
  onChange: (part: Partial<Form>) => void;
}

/** Files of a demand: links at the end of its text, as posts have them, so that whoever reads the text gets them. */
export function DemandFiles({ id, form: { description }, onChange }: Props) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('hall');
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ state: 'busy' | 'failed' | 'kind' | 'size'; name: string; most?: number }>();
  const [upload] = useUploadFileMutation();
  const isNobody = useSession(({ user }) => user === null);
  const dispatch = useSessionDispatch();
  const add = async (file: File) => {
    const { name } = file;
    const kind = checkFile(file);
    if ('fault' in kind) return setSaid({ state: kind.fault, name, ...('most' in kind && { most: kind.most }) });
    if (isNobody) {
      dispatch(signInOpened('asked'));
      if (!(await untilSignedIn())) return;
    }
    setSaid({ state: 'busy', name });
    const { data } = await upload({ purpose: 'post', postId: id, file });
    if (!data) return setSaid({ state: 'failed', name });
    const size = kind.picture && data.width && data.height ? `#${data.width}x${data.height}` : '';
    onChange({ description: withFile(description, { name: data.name, url: data.url + size, picture: kind.picture }) });
    setSaid(undefined);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('form.files')}</legend>
      <ul className={styles.rows}>
        {filesIn(description).map(({ name, url }) => (
          <li key={url} className={styles.filter}>
            {name}
            <PlainButton
              look="quiet"
              aria-label={t('form.removeFile', { name })}
              onClick={() => onChange({ description: withoutFile(description, url) })}
            >
              ×
            </PlainButton>
          </li>
        ))}
      </ul>
      <div role="status">
        {said && <p className={market.note}>{t(`file.${said.state}`, { name: said.name, most: said.most ?? 0 })}</p>}
      </div>
      <span>
        <input
          ref={input}
          type="file"
          accept={acceptedFiles}
          aria-label={t('form.addFile')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void add(file);
            target.value = '';
          }}
        />
        <PlainButton
          aria-describedby={hint}
          aria-disabled={said?.state === 'busy'}
          onClick={() => said?.state !== 'busy' && input.current?.click()}
        >
          {t('form.addFile')}
        </PlainButton>
      </span>
      <span id={hint} className={market.note}>
        {t('form.filesHint')}
      </span>
    </fieldset>
  );
}
