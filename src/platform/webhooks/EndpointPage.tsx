import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/api-error';
import type { Data } from '@/api/paths';
import {
  useChangeWebhookMutation,
  useGetWebhookQuery,
  useRemoveWebhookMutation,
  useRotateWebhookMutation,
  useTestWebhookMutation,
} from '@/api/webhooks';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { SureButton } from '@/people/layout/SureButton';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { SecretBox } from '../keys/SecretBox';
import { platformHref } from '../platform-pages';
import { usePlatformStyles } from '../platform-styles';
import { Deliveries } from './Deliveries';
import { EndpointForm } from './EndpointForm';
import { EndpointState } from './EndpointState';
import { TYPES, type WebhookType } from './type-words';

type Endpoint = Data<'getWebhook'>;

/** One endpoint: its state, what was sent to it, and what can be done. */
export function EndpointPage({ id, level }: { id: string; level: 1 | 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['webhooks', 'platform']);
  const { data, error, isFetching, refetch } = useGetWebhookQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: 10_000 },
  );
  const [changing, setChanging] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [removed, setRemoved] = useState(false);
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const back = (
    <Link to={platformHref('webhooks')} className={styles.link}>
      {t('back')}
    </Link>
  );
  if (removed)
    return (
      <p className={styles.text}>
        {t('gone')} {back}
      </p>
    );
  if (!data)
    return error ? (
      <>
        <ErrorState
          {...{ level, error, busy: isFetching }}
          title={t('listFailed')}
          text={messageOf(error) ?? t('listFailedText')}
          onRetry={() => void refetch()}
        />
        <p className={styles.text}>{back}</p>
      </>
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={2} />
    );
  return (
    <>
      <p className={styles.note}>{back}</p>
      <div className={styles.line}>
        <Heading level={level} className={styles.title}>
          {data.name}
        </Heading>
        <EndpointState state={data.state} />
      </div>
      {secret && <SecretBox secret={secret} text={t('once')} onClose={() => setSecret(undefined)} />}
      {changing ? (
        <EndpointForm level={below} row={data} onCancel={() => setChanging(false)} />
      ) : (
        <section className={styles.card} aria-label={data.name}>
          <span className={mergeClasses(styles.text, styles.mono)}>{data.url}</span>
          <span className={mergeClasses(styles.facts, styles.mono)}>{data.types.join(' · ')}</span>
          <Notes row={data} />
          {data.publicKeys?.map((key) => (
            <div key={key} className={styles.field}>
              <span className={styles.hint}>{t('publicKey')}</span>
              <div className={styles.secret}>
                <code>{key}</code>
                <CopyButton
                  label={t('platform:copy')}
                  done={t('platform:copied')}
                  failed={t('platform:copyFailed')}
                  read={() => key}
                />
              </div>
            </div>
          ))}
          <Actions
            row={data}
            onChange={() => setChanging(true)}
            onSecret={setSecret}
            onRemoved={() => setRemoved(true)}
          />
        </section>
      )}
      <Deliveries id={id} level={below} off={data.state === 'disabled'} />
    </>
  );
}

function Notes({ row: { state, disabledFor, failingSince, formerUntil } }: { row: Endpoint }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  return (
    <>
      {state === 'disabled' && disabledFor && <p className={styles.warning}>{t(`why.${disabledFor}`)}</p>}
      {state === 'unverified' && <p className={styles.warning}>{t('unverified')}</p>}
      {state !== 'disabled' && failingSince && (
        <p className={styles.warning}>{t('failingSince', { time: isoMinute(failingSince) })}</p>
      )}
      {formerUntil && <p className={styles.note}>{t('formerUntil', { time: isoMinute(formerUntil) })}</p>}
    </>
  );
}

interface ActionsProps {
  row: Endpoint;
  onChange: () => void;
  onSecret: (secret: string) => void;
  onRemoved: () => void;
}

function Actions({ row, onChange, onSecret, onRemoved }: ActionsProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  const [change, changing] = useChangeWebhookMutation();
  const [rotate, rotating] = useRotateWebhookMutation();
  const [remove, removing] = useRemoveWebhookMutation();
  const { id, name, url = '', types, state } = row;
  const enable = (enabled: boolean) => change({ id, name, url, types, enabled });
  const start = async () => {
    const { data } = await rotate({ id, overlapHours: 24 });
    if (data) onSecret(data.secret);
  };
  const end = async () => {
    const { error } = await remove({ id });
    if (!error) onRemoved();
  };
  const error = changing.error ?? rotating.error ?? removing.error;
  return (
    <>
      {state !== 'disabled' && <TestEvent id={id} />}
      <div className={styles.line}>
        <PlainButton onClick={onChange}>{t('change')}</PlainButton>
        <PlainButton aria-disabled={rotating.isLoading} onClick={() => !rotating.isLoading && void start()}>
          {t('rotate')}
        </PlainButton>
        {state === 'disabled' ? (
          <PlainButton onClick={() => void enable(true)}>{t('on')}</PlainButton>
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
          onSure={() => void end()}
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

function TestEvent({ id }: { id: string }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  const [test, { isLoading, isSuccess, error }] = useTestWebhookMutation();
  const [type, setType] = useState<WebhookType>('ping');
  return (
    <div className={styles.line}>
      <select
        aria-label={t('testType')}
        value={type}
        onChange={({ target }) => setType(TYPES[target.selectedIndex] ?? 'ping')}
        className={mergeClasses(styles.input, styles.narrow)}
      >
        {TYPES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <PlainButton aria-disabled={isLoading} onClick={() => !isLoading && void test({ id, type })}>
        {t('test')}
      </PlainButton>
      <span className={error ? styles.fault : styles.note} role="status">
        {error ? (messageOf(error) ?? t('failed')) : isSuccess ? t('tested') : ''}
      </span>
    </div>
  );
}
