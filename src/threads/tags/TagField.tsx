import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useListTagsQuery } from '@/api/questions';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useTagStyles } from './tag-styles';

const MOST_OFFERED = 6;

interface Props {
  /** Tags that are not offered. */
  without: readonly string[];
  busy: boolean;
  fault: string | undefined;
  /** Resolves to whether the tag was added. */
  onAdd: (tag: string) => Promise<boolean>;
}

/** Takes a new tag, and offers those already in use. Its field takes the focus. */
export function TagField({ without, busy, fault, onAdd }: Props): ReactNode {
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  const { data = [] } = useListTagsQuery();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const typed = text.trim().toLowerCase();
  const offered = data.filter(({ tag }) => !without.includes(tag) && tag.toLowerCase().includes(typed));
  const add = async (tag: string) => {
    // The button pressed may disappear with its tag.
    field.current?.focus();
    if (!busy && tag !== '' && (await onAdd(tag))) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(text.trim());
  };
  return (
    <>
      <form className={styles.line} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          value={text}
          maxLength={32}
          dir="auto"
          autoComplete="off"
          aria-label={t('history.tags.new')}
          placeholder={t('history.tags.new')}
          onChange={({ target }) => setText(target.value)}
        />
        <PlainButton type="submit" aria-disabled={busy || typed === ''}>
          {t('history.tags.add')}
        </PlainButton>
      </form>
      {offered.length > 0 && (
        <fieldset className={styles.line}>
          <legend className={styles.hidden}>{t('history.tags.offered')}</legend>
          {offered.slice(0, MOST_OFFERED).map(({ tag }) => (
            <button key={tag} type="button" className={styles.chip} onClick={() => void add(tag)}>
              <AddRegular aria-hidden />
              <span dir="auto">{tag}</span>
            </button>
          ))}
        </fieldset>
      )}
      <span role="alert" className={styles.fault}>
        {fault}
      </span>
    </>
  );
}
