import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';

type Message = Data<'listOutbox'>['items'][number];

const useStyles = makeStyles({
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.08em',
  },
  text: { display: 'block', maxWidth: '420px', overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
});

const COLORS = {
  queued: 'informative',
  kept: 'brand',
  sent: 'success',
  failed: 'danger',
  withheld: 'subtle',
} as const;

export function OutboxTable({ items }: { items: readonly Message[] }): ReactNode {
  const rows = useTableStyles();
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <table className={rows.table} aria-label={t('outbox.title')}>
      <thead>
        <tr>
          <th scope="col">{t('audit.when')}</th>
          <th scope="col">{t('outbox.target')}</th>
          <th scope="col">{t('outbox.code')}</th>
          <th scope="col">{t('outbox.state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, createdAt, channel, target, scenario, accessDomain, code, text, status, fault }) => (
          <tr key={id}>
            <td className={rows.time}>
              <RelativeTime at={createdAt} exact />
            </td>
            <td>
              <div>{target}</div>
              <div className={rows.quiet}>
                {[t(`outbox.channel.${channel}`), t(`outbox.scenario.${scenario}`), accessDomain]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </td>
            <td>
              {code && <span className={styles.code}>{code}</span>}
              {text && <span className={styles.text}>{text}</span>}
            </td>
            <td>
              <Badge appearance="tint" color={COLORS[status]}>
                {t(`outbox.status.${status}`)}
              </Badge>
              <div className={rows.quiet}>{fault ?? t(`outbox.why.${status}`)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
