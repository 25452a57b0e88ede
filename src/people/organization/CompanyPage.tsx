import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetTenantInfoByCodeQuery } from '@/api/content';
import type { Data } from '@/api/paths';
import { useGetCurrentTenantInfoQuery } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { EmptyPage } from '@/ui/EmptyPage';
import { Picture } from '@/ui/Picture';
import { SmartLink } from '@/ui/SmartLink';
import { PageCard, PageFrame } from '../layout/PageFrame';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';
import { Members } from './Members';
import { PageForm } from './PageForm';
import { useSwitchTenant } from './use-switch-tenant';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', marginBottom: '12px' },
  logo: { height: '56px', width: 'auto', maxWidth: '160px', objectFit: 'contain' },
  edit: { alignSelf: 'center' },
  way: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
  text: { margin: '0 0 12px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '6px 16px',
    margin: 0,
    overflowWrap: 'anywhere',
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0 },
});

interface Props {
  level: 1 | 2 | 3 | 4;
  /** What else there is of the company, such as what it supplies. */
  below?: (company: Data<'getTenantInfoByCode'>) => ReactNode;
}

/**
 * A company's page; without a code in the URL, the current organization's. Members see the member list, others can ask
 * to join.
 */
export function CompanyPage({ level, below }: Props): ReactNode {
  const { t } = useTranslation('people');
  const [query] = useSearchParams();
  const tenantCode = query.get('tenantCode') ?? '';
  const acting = useSession(({ currentTenant }) => currentTenant !== null);
  const named = useGetTenantInfoByCodeQuery({ tenantCode }, { skip: tenantCode === '' });
  const own = useGetCurrentTenantInfoQuery(undefined, { skip: tenantCode !== '' || !acting });
  const { data, isError, refetch, error } = tenantCode === '' ? own : named;
  const missing = (tenantCode === '' && !acting) || (error && 'status' in error && error.status === 404);
  if (missing) {
    const action = { label: t('company.find'), url: '/companyAuth' };
    return (
      <EmptyPage
        level={level}
        title={tenantCode === '' ? t('company.none') : t('company.missing')}
        text={tenantCode === '' ? t('company.noneText') : t('company.missingText')}
        action={action}
        picture="gap"
      />
    );
  }
  if (!data) {
    return (
      <PageFrame level={level} title={t('menu.company')}>
        <Waiting failed={isError} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  return (
    <>
      <Company level={level} company={data} />
      {below?.(data)}
    </>
  );
}

function Company({ level, company }: { level: 1 | 2 | 3 | 4; company: Data<'getTenantInfoByCode'> }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const own = useSession(({ tenant }) => tenant.find(({ id }) => id === company.tenantId));
  const rows = useRowStyles();
  const { industry, address, website } = company;
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const runs = own?.role === 'owner' || own?.role === 'admin';
  const close = () => {
    setEditing(false);
    wasEditing.current = true;
  };
  /** Returns the focus to the edit button when it reappears. */
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (!button || !wasEditing.current) return;
    wasEditing.current = false;
    button.focus();
  };
  return (
    <PageFrame level={level} title={company.tenantName}>
      <PageCard>
        <div className={styles.head}>
          {!editing && company.tenantLogo && (
            <Picture src={company.tenantLogo} alt="" className={styles.logo} height={56} />
          )}
          <div className={styles.way}>
            <Way company={company} />
            {runs && !editing && (
              <Link className={mergeClasses(rows.link, styles.edit)} to={`/admin/organizations/${own.id}/assistants`}>
                {t('company.assistants')}
              </Link>
            )}
            {runs && !editing && (
              <Button ref={focusAgain} onClick={() => setEditing(true)}>
                {t('company.edit')}
              </Button>
            )}
          </div>
        </div>
        {editing && <PageForm company={company} onClose={close} />}
        {!editing && company.introduction && <p className={styles.text}>{company.introduction}</p>}
        {!editing && (
          <dl className={styles.facts}>
            <Fact name={t('company.industry')} value={industry} />
            <Fact name={t('company.address')} value={address} />
            <Fact name={t('company.website')} value={website && <SmartLink url={website}>{website}</SmartLink>} />
            <Fact name={t('company.code')} value={company.tenantCode} />
          </dl>
        )}
      </PageCard>
      {own && <Members tenantId={own.id} role={own.role ?? 'member'} />}
    </PageFrame>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }): ReactNode {
  const styles = useStyles();
  if (!value) return null;
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}

/** Members can switch to the organization, others can ask to join. */
function Way({ company }: { company: Data<'getTenantInfoByCode'> }): ReactNode {
  const { t } = useTranslation('people');
  const rows = useRowStyles();
  const { tenant, currentTenant } = useSession((session) => session);
  const { busy, switchTo } = useSwitchTenant();
  const own = tenant.find(({ id }) => id === company.tenantId);
  if (own && own.id === currentTenant?.id) return null;
  if (own) {
    return (
      <Button disabledFocusable={busy} onClick={() => void switchTo(own)}>
        {t('own.switch')}
      </Button>
    );
  }
  return (
    <Link
      className={rows.link}
      to={`/companyAuth?way=join&name=${encodeURIComponent(company.tenantCode ?? company.tenantName)}`}
    >
      {t('join.ask')}
    </Link>
  );
}
