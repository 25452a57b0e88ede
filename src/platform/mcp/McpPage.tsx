import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { CodeSamples } from '../CodeSamples';
import { useHeldKey } from '../held-key';
import type { PageProps } from '../PlatformRoom';
import { platformHref } from '../platform-pages';
import { usePlatformStyles } from '../platform-styles';
import { MCP_SAMPLES } from '../samples/mcp-samples';
import { ConnectedPrograms } from './ConnectedPrograms';

const TOOLS = ['search', 'fetch', 'ask'] as const;

/** How a model's client connects: the address, its settings, and the tools it gets. */
export function McpPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const held = useHeldKey();
  const isPublic = usePortalSetting()?.mcp?.public;
  const { origin } = window.location;
  const samples = MCP_SAMPLES.map(({ name, text }) => ({ name, text: text({ origin, key: held ?? 'mwk_…' }) }));
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.mcp')}
      </Heading>
      <p className={styles.lead}>{t('mcp.lead')}</p>
      <p className={styles.text}>
        {t('mcp.address')} <code className={styles.mono}>{`${origin}/mcp`}</code>
      </p>
      <p className={styles.text}>{t('mcp.oauth')}</p>
      {isPublic && <p className={styles.text}>{t('mcp.public')}</p>}
      <CodeSamples label={t('mcp.settings')} samples={samples} />
      <p className={styles.note}>
        {held ? t('overview.call.yours') : t('mcp.key')}{' '}
        <Link to={platformHref('keys')} className={styles.link}>
          {t('overview.live.keys')}
        </Link>
      </p>
      <Heading level={below} className={styles.head}>
        {t('mcp.tools')}
      </Heading>
      <ul className={styles.rows}>
        {TOOLS.map((tool) => (
          <li key={tool} className={styles.text}>
            <code className={styles.mono}>{tool}</code> {t(`mcp.tool.${tool}`)}
          </li>
        ))}
      </ul>
      <ConnectedPrograms level={below} />
    </>
  );
}
