import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting, useSession } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { Picture } from '@/ui/Picture';
import { LazyMenu } from './LazyMenu';

const PersonMenu = lazyWithRetry(async () => (await import('@/people/account/PersonMenu')).PersonMenu);
const TenantMenu = lazyWithRetry(async () => (await import('@/people/organization/TenantMenu')).TenantMenu);
const Bell = lazyWithRetry(async () => (await import('./Bell')).Bell);

const useStyles = makeStyles({
  wide: { '@media (max-width: 768px)': { display: 'none' } },
  tenant: { maxWidth: 'clamp(140px, 18vw, 280px)' },
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

/** The bell, and the organization and account menus of a signed-in person. Small screens have these in their menu. */
export function SignedIn(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const { user, tenant, currentTenant, knowledgeUser } = useSession((session) => session);
  const hasNews = usePortalSetting()?.community?.enabled;
  if (!user) return null;
  const name = user.nickname || user.username;
  const face = knowledgeUser?.avatarList[0]?.avatarUrl ?? user.headImg;
  const acting = currentTenant?.name ?? t('header.personal');
  return (
    <>
      {hasNews && (
        <Suspense>
          <Bell key={user.id} />
        </Suspense>
      )}
      {tenant.length > 0 && (
        <LazyMenu
          Menu={TenantMenu}
          className={mergeClasses(styles.tenant, styles.wide)}
          label={t('header.tenant', { name: acting })}
        >
          <BuildingRegular fontSize={20} className={styles.icon} />
          <span className={styles.name}>{acting}</span>
          <ChevronDownRegular className={styles.icon} />
        </LazyMenu>
      )}
      <LazyMenu Menu={PersonMenu} className={styles.wide} label={t('header.person', { name })}>
        {face ? <Picture src={face} alt="" className={styles.face} width={28} height={28} instead={NOBODY} /> : NOBODY}
      </LazyMenu>
    </>
  );
}

const NOBODY = <PersonRegular fontSize={24} />;
