import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCloseGapMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { portalAddress } from '../shell/portal-address';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { useCommunityStyles } from './community-styles';

type Gap = Data<'listGaps'>['list'][number];

const isDone = ({ state }: Gap) => state === 'closed' || state === 'dismissed';

/** Each group with why it is there, how far it is, and what comes next. */
export function GapTable({ domain, items }: { domain: string; items: readonly Gap[] }): ReactNode {
  const rows = useTableStyles();
  const styles = useCommunityStyles();
  const { t } = useTranslation('admin-community');
  const mayClose = useMayOn(domain)('closeGap');
  return (
    <table className={rows.table} aria-label={t('gaps.title')}>
      <thead>
        <tr>
          <th scope="col">{t('gaps.column.question')}</th>
          <th scope="col">{t('gaps.column.why')}</th>
          <th scope="col">{t('gaps.column.state')}</th>
          <th scope="col">{t('gaps.column.next')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((gap) => (
          <tr key={gap.id}>
            <td>
              <strong>{gap.question}</strong>
              {gap.wordings.length > 0 && (
                <div className={rows.quiet}>{t('gaps.also', { wordings: gap.wordings.join(' · ') })}</div>
              )}
            </td>
            <td>
              {t('gaps.times', { count: gap.times })}
              <div className={rows.quiet}>
                {gap.causes.map((cause) => t(`gaps.cause.${cause}`)).join(' · ')}
                <br />
                <RelativeTime at={gap.lastAt} />
              </div>
            </td>
            <td>{t(`gaps.state.${gap.state}`)}</td>
            <td>
              <div className={styles.actions}>
                <NextStep domain={domain} gap={gap} />
                {mayClose && <Close domain={domain} gap={gap} />}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NextStep({ domain, gap }: { domain: string; gap: Gap }): ReactNode {
  const rows = useTableStyles();
  const { t } = useTranslation('admin-community');
  const { state, question, questionId } = gap;
  if (state === 'closed' || state === 'dismissed') return null;
  const page =
    questionId === null
      ? `writeArticle?kind=question&title=${encodeURIComponent(question)}`
      : `qaDetails?id=${encodeURIComponent(questionId)}`;
  const address = new URL(portalAddress(domain), window.location.href);
  const action = t(`gaps.next.${state}`);
  return (
    <a
      className={rows.link}
      href={new URL(`community/${page}`, address).href}
      target="_blank"
      rel="noreferrer"
      aria-label={t('gaps.of', { action, question })}
    >
      {action}
    </a>
  );
}

function Close({ domain, gap }: { domain: string; gap: Gap }): ReactNode {
  const { t } = useTranslation('admin-community');
  const [close, { isLoading }] = useCloseGapMutation();
  const set = (closed: 'documents' | 'dismissed' | null) => void close({ domain, id: gap.id, closed });
  const name = (action: string) => ({ 'aria-label': t('gaps.of', { action, question: gap.question }) });
  if (isDone(gap))
    return (
      <Button size="small" disabledFocusable={isLoading} onClick={() => set(null)} {...name(t('gaps.reopen'))}>
        {t('gaps.reopen')}
      </Button>
    );
  if (gap.state === 'verified') return null;
  return (
    <>
      <Button
        size="small"
        disabledFocusable={isLoading}
        onClick={() => set('documents')}
        {...name(t('gaps.documents'))}
      >
        {t('gaps.documents')}
      </Button>
      <Button size="small" disabledFocusable={isLoading} onClick={() => set('dismissed')} {...name(t('gaps.dismiss'))}>
        {t('gaps.dismiss')}
      </Button>
    </>
  );
}
