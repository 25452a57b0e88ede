import { useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { SecretBox } from '../keys/SecretBox';
import { usePlatformStyles } from '../platform-styles';
import { ChannelForm } from './ChannelForm';
import { ChannelRow } from './ChannelRow';

interface Props {
  level: 2 | 3 | 4;
  /** Undefined while they are loaded. */
  rows: Data<'listEmbedChannels'> | undefined;
  mayMake: boolean;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Channels, with a form for a new one and the secret that it got. */
export function ChannelList({ level, rows, mayMake, error, busy, onRetry }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('embed');
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (!rows)
    return error ? (
      <ErrorState {...{ level, error, busy, onRetry }} title={t('listFailed')} text={t('listFailedText')} />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={2} />
    );
  return (
    <>
      {secret && <SecretBox secret={secret} text={t('once')} onClose={() => setSecret(undefined)} />}
      {making ? (
        <ChannelForm
          level={level}
          onCancel={() => setMaking(false)}
          onDone={(made) => {
            setMaking(false);
            setSecret(made);
          }}
        />
      ) : (
        mayMake && (
          <div>
            <PlainButton look="primary" onClick={() => setMaking(true)}>
              {t('add')}
            </PlainButton>
          </div>
        )
      )}
      {rows.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <ChannelRow key={row.id} row={row} level={level} onSecret={setSecret} />
          ))}
        </ul>
      )}
    </>
  );
}
