import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetTenantInfoByCodeQuery } from '@/api/content';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { useSwitchTenant } from './use-switch-tenant';

const useStyles = makeStyles({
  root: { position: 'fixed', zIndex: 1400, insetInline: '16px', top: '64px', maxWidth: '720px', marginInline: 'auto' },
  bar: { boxShadow: tokens.shadow16, backgroundColor: tokens.colorNeutralBackground1 },
});

interface Props {
  /** `tenantCode` from the URL: the organization that the sender of the link was acting for. */
  tenantCode: string;
  onClose: () => void;
}

/** Shown for a link of another organization: members can switch, others can ask to join. */
export function TenantOffer({ tenantCode, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const own = useSession(({ tenant }) => tenant.find((one) => one.tenantCode === tenantCode));
  const { data } = useGetTenantInfoByCodeQuery({ tenantCode }, { skip: own !== undefined });
  const { busy, switchTo } = useSwitchTenant();
  const name = own?.name ?? data?.tenantName;
  if (!name) return null;
  const go = async () => {
    if (!own) void navigate(`/companyAuth?way=join&name=${encodeURIComponent(tenantCode)}`);
    else if (await switchTo(own)) onClose();
  };
  return (
    <div className={styles.root} role="status">
      <MessageBar intent="info" layout="multiline" className={styles.bar}>
        <MessageBarBody>{t(own ? 'offer.member' : 'offer.stranger', { name })}</MessageBarBody>
        <MessageBarActions>
          <Button disabledFocusable={busy} onClick={() => void go()}>
            {t(own ? 'own.switch' : 'join.ask')}
          </Button>
          <Button appearance="transparent" onClick={onClose}>
            {t('offer.stay')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
