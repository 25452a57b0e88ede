import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useMemo } from 'react';
import { registry } from '@/blocks/registry';
import { useTranslation } from '@/i18n/use-translation';
import { compile } from '@/renderer/compile';
import { CrashMemory } from '@/renderer/crash-memory';
import { type Host, HostContext } from '@/renderer/host';
import { RenderNodes } from '@/renderer/RenderNodes';
import { portalTokens } from '@/ui/theme/make-portal-theme';
import { hasPicture } from './has-picture';

const WIDTH = 840;
const SCALE = 0.36;
const HEIGHT = 140;

const useStyles = makeStyles({
  frame: {
    display: 'block',
    position: 'relative',
    height: `${HEIGHT}px`,
    overflow: 'hidden',
    backgroundColor: portalTokens.page,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // Keeps what a block fixes to the window inside its picture.
    contain: 'strict',
  },
  page: {
    position: 'absolute',
    isolation: 'isolate',
    left: '50%',
    top: 0,
    width: `${WIDTH}px`,
    minHeight: `${HEIGHT / SCALE}px`,
    transformOrigin: 'top center',
    transform: `translateX(-50%) scale(${SCALE})`,
    display: 'flow-root',
  },
  none: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The block itself, scaled down and out of reach of mouse and keyboard. */
export function BlockPicture({ type, props }: { type: string; props: Record<string, unknown> | undefined }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const host = useMemo<Host>(
    () => ({
      domain: 'gallery',
      revision: '',
      operator: false,
      context: { role: 'anonymous', locale: i18n.language, viewport: 'desktop', functions: [1, 2, 3, 4, 5], now: 0 },
      route: { path: '/gallery', params: {}, query: {} },
      crashes: new CrashMemory(),
      report: () => undefined,
      prefetch: () => undefined,
    }),
    [i18n.language],
  );
  const nodes = useMemo(() => (props && hasPicture(type) ? nodesOf(type, props) : []), [type, props]);
  return (
    <span className={styles.frame} aria-hidden="true" inert>
      {nodes.length > 0 ? (
        <span className={styles.page}>
          <HostContext value={host}>
            <Suspense>
              <RenderNodes nodes={nodes} />
            </Suspense>
          </HostContext>
        </span>
      ) : (
        <span className={styles.none}>{t('gallery.noPicture')}</span>
      )}
    </span>
  );
}

function nodesOf(type: string, props: Record<string, unknown>) {
  const page = {
    path: '/gallery',
    layout: 'none',
    meta: {},
    blocks: [{ id: 'gallery', type, v: registry[type]?.v ?? 1, props }],
  } as const;
  return compile({ accessDomain: 'gallery' }, { ...page, blocks: [...page.blocks] }, registry).nodes;
}
