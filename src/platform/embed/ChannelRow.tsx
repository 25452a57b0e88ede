import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { messageOf } from '@/api/api-error';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, isoMinute } from '@/lib/relative-time';
import { SureButton } from '@/people/layout/SureButton';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { CodeSamples } from '../CodeSamples';
import { usePlatformStyles } from '../platform-styles';
import { bubbleFor, snippetFor } from '../samples/embed-samples';
import { ChannelForm } from './ChannelForm';
import { useChangeChannel, useChannelOrigin, useRemoveChannel, useRotateChannel } from './channel-calls';
import { Preview } from './Preview';
import { wishOf } from './wish-of';

type Channel = Data<'listEmbedChannels'>[number];

interface Props {
  row: Channel;
  level: 2 | 3 | 4;
  onSecret: (secret: string) => void;
}

/** One channel: where it is shown, how much it was asked, what to copy, what can be done. */
export function ChannelRow({ row, level, onSecret }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('embed');
  const portal = useChannelOrigin();
  const [shown, setShown] = useState<'form' | 'snippet' | 'preview'>();
  if (shown === 'form')
    return (
      <li>
        <ChannelForm level={level} row={row} onCancel={() => setShown(undefined)} onDone={() => setShown(undefined)} />
      </li>
    );
  const facts = { portal, channel: row.id };
  const toggle = (what: 'snippet' | 'preview') => setShown(shown === what ? undefined : what);
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <Heading level={level} className={styles.name}>
          {row.name}
        </Heading>
        <span className={mergeClasses(styles.badge, row.state === 'off' && styles.badgeOff)}>
          {t(`state.${row.state}`)}
        </span>
      </div>
      <Facts row={row} />
      {row.mayChange && (
        <>
          <div className={styles.line}>
            <PlainButton aria-expanded={shown === 'snippet'} onClick={() => toggle('snippet')}>
              {t('snippet')}
            </PlainButton>
            {row.state === 'on' && portal === window.location.origin && (
              <PlainButton aria-expanded={shown === 'preview'} onClick={() => toggle('preview')}>
                {t('preview')}
              </PlainButton>
            )}
            <PlainButton onClick={() => setShown('form')}>{t('change')}</PlainButton>
          </div>
          {shown === 'snippet' && (
            <CodeSamples
              label={t('snippet')}
              samples={[snippetFor({ ...facts, identity: row.identity }), bubbleFor(facts)]}
            />
          )}
          {shown === 'preview' && <Preview channel={row.id} />}
          <Actions row={row} onSecret={onSecret} />
        </>
      )}
    </li>
  );
}

function Facts({
  row: { id, origins, createdAt, usedToday, perDay, sessions, mayChange, formerUntil },
}: {
  row: Channel;
}) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['embed', 'platform']);
  return (
    <>
      {origins && <span className={mergeClasses(styles.text, styles.mono)}>{origins.join('  ')}</span>}
      <span className={styles.facts}>
        {mayChange && <span className={styles.mono}>{id}</span>}
        <span>{t('platform:keys.created', { date: isoDate(createdAt) })}</span>
        {perDay !== undefined && <span>{t('used', { used: usedToday ?? 0, most: perDay })}</span>}
        {sessions !== undefined && <span>{t('sessions', { count: sessions })}</span>}
      </span>
      {formerUntil && <p className={styles.note}>{t('formerUntil', { time: isoMinute(formerUntil) })}</p>}
    </>
  );
}

function Actions({ row, onSecret }: Omit<Props, 'level'>) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('embed');
  const [change, changing] = useChangeChannel();
  const [rotate, rotating] = useRotateChannel();
  const [remove, removing] = useRemoveChannel();
  const enable = (enabled: boolean) => void change({ id: row.id, ...wishOf(row), enabled });
  const renew = async (overlapHours: number) => {
    const { data } = await rotate({ id: row.id, overlapHours });
    if (data?.secret) onSecret(data.secret);
  };
  const error = changing.error ?? rotating.error ?? removing.error;
  return (
    <>
      <div className={styles.line}>
        {row.identity && (
          <>
            <PlainButton aria-disabled={rotating.isLoading} onClick={() => !rotating.isLoading && void renew(24)}>
              {row.hasSecret ? t('rotate') : t('firstSecret')}
            </PlainButton>
            {row.hasSecret && (
              <SureButton
                words={t('leaked')}
                label={t('leaked')}
                sure={t('leakedSure')}
                busy={rotating.isLoading}
                onSure={() => void renew(0)}
              />
            )}
          </>
        )}
        {row.state === 'off' ? (
          <PlainButton onClick={() => enable(true)}>{t('on')}</PlainButton>
        ) : (
          <SureButton
            words={t('off')}
            label={t('off')}
            sure={t('offSure')}
            busy={changing.isLoading}
            onSure={() => enable(false)}
          />
        )}
        <SureButton
          words={t('remove')}
          label={t('remove')}
          sure={t('removeSure')}
          busy={removing.isLoading}
          onSure={() => void remove({ id: row.id })}
        />
      </div>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('failed')}
        </p>
      )}
    </>
  );
}
