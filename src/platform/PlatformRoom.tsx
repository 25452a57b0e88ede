import { mergeClasses } from '@fluentui/react-components';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyPage } from '@/ui/EmptyPage';
import { useDocumentTitle } from '@/ui/use-document-title';
import { ChangelogPage } from './changelog/ChangelogPage';
import { ConsolePage } from './console/ConsolePage';
import { EmbedPage } from './embed/EmbedPage';
import { ErrorsPage } from './errors/ErrorsPage';
import { KeysPage } from './keys/KeysPage';
import { McpPage } from './mcp/McpPage';
import { ModelsPage } from './models/ModelsPage';
import { Overview } from './overview/Overview';
import { PLATFORM_PAGES, type PlatformPage, platformHref, platformPageAt } from './platform-pages';
import { usePlatformStyles } from './platform-styles';
import { StatusPage } from './status/StatusPage';
import { UsagePage } from './usage/UsagePage';
import { WebhooksPage } from './webhooks/WebhooksPage';

interface Props {
  level: 1 | 2 | 3 | 4;
}

export interface PageProps {
  level: 1 | 2 | 3 | 4;
}

const VIEWS: Record<PlatformPage, (props: PageProps) => React.ReactNode> = {
  overview: Overview,
  keys: KeysPage,
  models: ModelsPage,
  console: ConsolePage,
  usage: UsagePage,
  webhooks: WebhooksPage,
  embed: EmbedPage,
  mcp: McpPage,
  errors: ErrorsPage,
  changelog: ChangelogPage,
  status: StatusPage,
};

/** The page of the developer platform at this address. */
export function PlatformRoom({ level }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['platform', 'common']);
  const { pathname } = useLocation();
  const page = platformPageAt(pathname);
  useDocumentTitle(page ? t(`page.${page}`) : t('common:notFound.title'));
  if (!page)
    return (
      <EmptyPage
        level={level}
        title={t('common:notFound.title')}
        text={t('common:notFound.text')}
        action={{ label: t('page.overview'), url: platformHref('overview') }}
        picture="gap"
      />
    );
  const View = VIEWS[page];
  return (
    <div className={styles.root}>
      <nav className={styles.nav} aria-label={t('menu')}>
        {PLATFORM_PAGES.map((one) => (
          <Link
            key={one}
            to={platformHref(one)}
            className={mergeClasses(styles.navLink, one === page && styles.navHere)}
            aria-current={one === page ? 'page' : undefined}
          >
            {t(`page.${one}`)}
          </Link>
        ))}
        <a href="/docs" className={styles.navLink}>
          {t('page.reference')}
        </a>
      </nav>
      <div className={styles.body}>
        <View level={level} />
      </div>
    </div>
  );
}
