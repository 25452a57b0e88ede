import { Badge, Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute, relativeTime } from '@/lib/relative-time';
import { useTableStyles } from '../shell/table-styles';
import { DriftTable } from './DriftTable';
import { SwitchDialog, type Switched } from './SwitchDialog';
import { useServicesStyles } from './services-styles';

export type Service = Data<'listServices'>[number];
export type ServiceCall = Service['calls'][number];

const COLOURS = { closed: 'success', open: 'danger', probing: 'warning' } as const;

/** One service: its state, and who answers each of its calls. */
export function ServiceSection({ service }: { service: Service }): ReactNode {
  const { t } = useTranslation('admin-services');
  const styles = useServicesStyles();
  const rows = useTableStyles();
  const [switched, setSwitched] = useState<Switched | null>(null);
  const [shown, setShown] = useState(false);
  const { prefix, calls } = service;
  return (
    <section className={styles.service} aria-label={prefix}>
      <Head service={service} />
      <table className={rows.table} aria-label={t('calls', { prefix })}>
        <thead>
          <tr>
            <th scope="col">{t('call')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('day')}</th>
            <th scope="col" className={styles.act}>
              {t('switch')}
            </th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <CallRow key={call.call} call={call} onSwitch={() => setSwitched({ prefix, call })} />
          ))}
          <tr>
            <td>{t('rest', { prefix })}</td>
            <td>{t(`way.${service.way}`)}</td>
            <td />
            <td className={styles.act}>
              <SwitchButton what={prefix} onClick={() => setSwitched({ prefix })} />
            </td>
          </tr>
        </tbody>
      </table>
      <div>
        <Button size="small" appearance="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t('drift.hide') : t('drift.show')}
        </Button>
      </div>
      {shown && <DriftTable prefix={prefix} />}
      {switched && <SwitchDialog of={switched} service={service} onClose={() => setSwitched(null)} />}
    </section>
  );
}

function Head({ service }: { service: Service }): ReactNode {
  const { t, i18n } = useTranslation('admin-services');
  const styles = useServicesStyles();
  const { prefix, host, breaker, lastFault, changedBy, changedAt, reason } = service;
  const when = (at: string) => relativeTime(Date.parse(at), Date.now(), i18n);
  const said = lastFault && { when: when(lastFault.at), call: lastFault.call, fault: lastFault.fault };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{prefix}</h2>
        <span className={styles.code}>{host}</span>
        <Badge appearance="tint" color={COLOURS[breaker]}>
          {t(`breaker.${breaker}`)}
        </Badge>
        <Figures of={service} />
      </div>
      {said && (
        <p className={styles.text} title={isoMinute(Date.parse(lastFault?.at ?? ''))}>
          {said.call === '' ? t('lastFault', said) : t('faultOf', said)}
        </p>
      )}
      {changedBy !== undefined && changedAt !== undefined && (
        <p className={styles.quiet}>
          {t('changed', { who: changedBy, when: when(changedAt) })}
          {reason !== '' && ` · ${t('reason', { reason })}`}
        </p>
      )}
    </>
  );
}

function CallRow({ call, onSwitch }: { call: ServiceCall; onSwitch: () => void }): ReactNode {
  const { t, i18n } = useTranslation('admin-services');
  const styles = useServicesStyles();
  const since = call.mirroredSince && relativeTime(Date.parse(call.mirroredSince), Date.now(), i18n);
  return (
    <tr>
      <td>
        <strong>{call.call}</strong>
        <div className={styles.code}>{`${call.method} ${call.path}`}</div>
      </td>
      <td>
        {t(`way.${call.way}`)}
        {call.own && <div className={styles.quiet}>{t('own')}</div>}
        {since !== undefined && (
          <div className={styles.quiet}>
            {t('since', { when: since })} · {t('compared', { count: call.mirroredAnswers ?? 0 })} ·{' '}
            {call.lacks ? t(`lacks.${call.lacks}`) : t('proven')}
          </div>
        )}
      </td>
      <td>
        <Figures of={call} />
      </td>
      <td className={styles.act}>
        <SwitchButton what={call.call} onClick={onSwitch} />
      </td>
    </tr>
  );
}

function SwitchButton({ what, onClick }: { what: string; onClick: () => void }): ReactNode {
  const { t } = useTranslation('admin-services');
  return (
    <Button size="small" aria-label={t('switchOf', { what })} onClick={onClick}>
      {t('switch')}
    </Button>
  );
}

function Figures({ of }: { of: Pick<ServiceCall, 'answers' | 'faults' | 'drifted' | 'p95Ms'> }): ReactNode {
  const { t } = useTranslation('admin-services');
  const styles = useServicesStyles();
  const { answers, faults, drifted, p95Ms } = of;
  const parts = [
    answers > 0 && t('answers', { count: answers }),
    p95Ms !== undefined && t('p95', { ms: p95Ms }),
    faults > 0 && t('faults', { count: faults }),
    drifted > 0 && t('drifted', { count: drifted }),
  ].filter((part) => part !== false);
  return <span className={styles.quiet}>{parts.length > 0 ? parts.join(' · ') : t('quiet')}</span>;
}
