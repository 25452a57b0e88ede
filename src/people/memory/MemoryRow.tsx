import { Button, Textarea } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChangeMemoryMutation, useRemoveMemoryMutation } from '@/api/memory';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { useRowStyles } from '../layout/use-row-styles';

/** As the server takes it. */
export const LONGEST = 500;

type Entry = Data<'getMemory'>['entries'][number];

/** One entry with where it came from; changed or forgotten here. */
export function MemoryRow({ entry, onGone }: { entry: Entry; onGone: () => void }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('memory');
  const [written, setWritten] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [change, changing] = useChangeMemoryMutation();
  const [remove, removing] = useRemoveMemoryMutation();
  const { id, text, createdAt, chatId } = entry;
  const close = () => {
    setWritten(null);
    queueMicrotask(() => opener.current?.focus());
  };
  const save = async () => {
    const wanted = written?.trim() ?? '';
    if (wanted === '' || changing.isLoading) return;
    if (wanted === text || !('error' in (await change({ id, text: wanted })))) close();
  };
  const forget = async () => {
    if (!removing.isLoading && !('error' in (await remove({ id })))) onGone();
  };
  if (written !== null)
    return (
      <li className={rows.row}>
        <span className={rows.words}>
          <Textarea
            autoFocus
            style={{ width: '100%' }}
            aria-label={t('field', { text })}
            value={written}
            maxLength={LONGEST}
            resize="vertical"
            onChange={(_, { value }) => setWritten(value)}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
        </span>
        <span className={rows.ways}>
          <Button appearance="primary" disabledFocusable={written.trim() === ''} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button onClick={close}>{t('cancel')}</Button>
        </span>
      </li>
    );
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span dir="auto">{text}</span>
        <span className={rows.sub}>
          {originOf(entry, t)} · {isoMinute(createdAt)}
          {chatId && (
            <>
              {' · '}
              <Link to={`/q/${encodeURIComponent(chatId)}`} className={rows.link}>
                {t('chat')}
              </Link>
            </>
          )}
        </span>
      </span>
      <span className={rows.ways}>
        <Button ref={opener} aria-label={t('changeOne', { text })} onClick={() => setWritten(text)}>
          {t('change')}
        </Button>
        <Button
          aria-label={t('removeOne', { text })}
          disabledFocusable={removing.isLoading}
          onClick={() => void forget()}
        >
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}

function originOf({ origin, measured }: Entry, t: ReturnType<typeof useTranslation<'memory'>>['t']): string {
  if (origin === 'chat') return t('origin.chat');
  if (origin === 'record') return t('origin.record', { machine: measured?.machine ?? '' });
  return t('origin.typed');
}
