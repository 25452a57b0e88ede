import { makeStyles, tokens } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { Picture } from '@/ui/Picture';
import { PlainButton } from '@/ui/PlainButton';
import { LazyMenu } from './LazyMenu';

const PersonMenu = lazyWithRetry(async () => (await import('@/people/account/PersonMenu')).PersonMenu);
const TenantMenu = lazyWithRetry(async () => (await import('@/people/organization/TenantMenu')).TenantMenu);

const useStyles = makeStyles({
  tenant: { maxWidth: '200px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  icon: { flex: '0 0 auto' },
  face: {
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The sign-in button, or the organization and account menus of a signed-in person. */
export function AccountArea(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const { user, tenant, currentTenant, knowledgeUser } = useSession((session) => session);
  const dispatch = useSessionDispatch();
  if (!user) {
    return (
      <PlainButton look="quiet" onClick={() => dispatch(signInOpened('asked'))}>
        <PersonRegular fontSize={20} />
        {t('header.signIn')}
      </PlainButton>
    );
  }
  const name = user.nickname || user.username;
  const face = knowledgeUser?.avatarList[0]?.avatarUrl ?? user.headImg;
  const acting = currentTenant?.name ?? t('header.personal');
  return (
    <>
      {tenant.length > 0 && (
        <LazyMenu Menu={TenantMenu} className={styles.tenant} label={t('header.tenant', { name: acting })}>
          <BuildingRegular fontSize={20} className={styles.icon} />
          <span className={styles.name}>{acting}</span>
          <ChevronDownRegular className={styles.icon} />
        </LazyMenu>
      )}
      <LazyMenu Menu={PersonMenu} label={t('header.person', { name })}>
        {face ? <Picture src={face} alt="" className={styles.face} width={28} height={28} instead={NOBODY} /> : NOBODY}
      </LazyMenu>
    </>
  );
}

const NOBODY = <PersonRegular fontSize={24} />;
