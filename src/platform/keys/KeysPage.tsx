import { useState } from 'react';
import { useListKeysQuery } from '@/api/keys';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { holdKey } from '../held-key';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';
import { KeyForm } from './KeyForm';
import { KeyRow } from './KeyRow';
import { SecretBox } from './SecretBox';

/** The reader's keys and those of their organization. */
export function KeysPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.keys')}
      </Heading>
      <p className={styles.lead}>{t('keys.lead')}</p>
      {isNobody ? (
        <div className={styles.card}>
          <p className={styles.text}>{t('keys.signIn')}</p>
          <div>
            <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
              {t('signIn')}
            </PlainButton>
          </div>
        </div>
      ) : (
        <Keys level={Math.min(level + 1, 4) as 2 | 3 | 4} />
      )}
    </>
  );
}

function Keys({ level }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { data, error, isFetching, refetch } = useListKeysQuery();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const show = (made: string) => {
    setMaking(false);
    setSecret(made);
    holdKey(made);
  };
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('keys.listFailed')}
        text={t('keys.listFailedText')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={2} />
    );
  return (
    <>
      {secret ? (
        <SecretBox key={secret} secret={secret} onClose={() => setSecret(undefined)} />
      ) : making ? (
        <KeyForm level={level} onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        <div>
          <PlainButton look="primary" onClick={() => setMaking(true)}>
            {t('keys.make')}
          </PlainButton>
        </div>
      )}
      {data.length === 0 ? (
        <p className={styles.note}>{t('keys.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {data.map((key) => (
            <KeyRow key={key.id} row={key} level={level} onRotated={show} />
          ))}
        </ul>
      )}
    </>
  );
}
