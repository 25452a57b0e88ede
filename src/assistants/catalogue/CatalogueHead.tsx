import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting, useSession } from '@/session/use-session';
import { useDocumentTitle } from '@/ui/use-document-title';
import type { View } from './Catalogue';
import { useCatalogueStyles } from './catalogue-styles';

interface Props {
  view: View;
  level: 1 | 2 | 3 | 4;
  /** The organization has some of its own. */
  hasOwn: boolean;
}

/** What the list is of. An organization without assistants of its own is told so, and offered those of the product. */
export function CatalogueHead({ view, level, hasOwn }: Props): ReactNode {
  const styles = useCatalogueStyles();
  const { t } = useTranslation('assistants');
  const acting = useSession(({ currentTenant }) => currentTenant);
  const role = useSession(({ tenant }) => tenant.find(({ id }) => id === acting?.id)?.role);
  const name = acting?.tenantName;
  const hasMarket = usePortalSetting()?.market?.enabled === true;
  const Title = `h${level}` as const;
  const title = {
    all: t('catalogue.title'),
    organization: name ? t('organization.title', { name }) : t('organization.nobody'),
    industry: t('industry.title'),
  }[view];
  const text = {
    all: t('catalogue.text'),
    organization: !name ? t('organization.choose') : hasOwn ? t('organization.textOwn') : t('organization.text'),
    industry: t('industry.text'),
  }[view];
  useDocumentTitle(title);
  return (
    <>
      <Title className={styles.name}>{title}</Title>
      <p className={styles.text}>
        {text}
        {view === 'organization' && (role === 'owner' || role === 'admin') && (
          <>
            {' '}
            <Link to={`/admin/organizations/${acting?.id}/assistants`} className={styles.link}>
              {t('organization.edit')}
            </Link>
          </>
        )}
        {hasMarket && view === 'all' && (
          <>
            {' '}
            <Link to="/industrialApp" className={styles.link}>
              {t('catalogue.market')}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
