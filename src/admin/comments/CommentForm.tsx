import { Field, Input, makeStyles, Select, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { ErrorBar } from '../shell/ErrorBar';
import { MOST_LETTERS, type Spot } from './types';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', marginBottom: '12px', justifyItems: 'start', '& > div': { width: '100%' } },
});

interface Props {
  spots: readonly Spot[];
  /** What was chosen on the page. */
  block: string | null;
  onBlock: (block: string | null) => void;
  /** Guests say who they are; operators are known. */
  name?: { value: string; onChange: (name: string) => void } | undefined;
  /** Who reads it. */
  hint: string;
  send: (text: string) => Promise<{ error?: unknown }>;
}

/** What to say, about what, and as whom. Kept until it was taken. */
export function CommentForm({ spots, block, onBlock, name, hint, send }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const ready = text.trim() !== '' && name?.value.trim() !== '' && !busy;
  const go = async () => {
    if (!ready) return;
    setBusy(true);
    const answer = await send(text);
    setBusy(false);
    setError(answer.error);
    if (answer.error === undefined) setText('');
  };
  const known = spots.some(({ id }) => id === block);
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {error !== undefined && <ErrorBar title={t('failed')} error={error} />}
      {name && (
        <Field label={t('name')} required>
          <Input
            value={name.value}
            maxLength={40}
            autoComplete="name"
            onChange={(_, { value }) => name.onChange(value)}
          />
        </Field>
      )}
      <Field label={t('about')}>
        <Select value={known ? (block ?? '') : ''} onChange={(_, { value }) => onBlock(value === '' ? null : value)}>
          {spots.map((spot) => (
            <option key={spot.id ?? ''} value={spot.id ?? ''}>
              {spot.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('text')} hint={hint} required>
        <Textarea value={text} maxLength={MOST_LETTERS} resize="vertical" onChange={(_, { value }) => setText(value)} />
      </Field>
      <PlainButton look="primary" type="submit" disabled={!ready}>
        {t('send')}
      </PlainButton>
    </form>
  );
}
