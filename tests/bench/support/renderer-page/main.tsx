import { createDOMRenderer, FluentProvider, RendererProvider, webLightTheme } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { registry } from '@/blocks/registry';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { shareStructure } from '@/lib/share-structure';
import { type CompiledNode, compile } from '@/renderer/compile';
import { RenderNodes } from '@/renderer/RenderNodes';
import type { BlockProps, GlobalSetting, PageDocument } from '@/renderer/types';
import { type BenchBlock, benchBlocks } from './blocks';

const BLOCKS = 200;
const LIMITS = { blocks: BLOCKS, depth: 4, size: 10_000_000 };
const PAGE: PageDocument = {
  path: '/bench',
  layout: 'none',
  meta: {},
  blocks: [],
};

/** The data of a round, created before the measurement: a setting for one page, properties for the other. */
interface PageProps {
  setting: GlobalSetting;
  blocks: readonly BenchBlock[];
}

/**
 * The product's way: a setting that contains the page, compiled as in src/app/use-compiled.ts, checked, with each block
 * in an error boundary.
 */
function FromSetting({ setting }: PageProps): ReactNode {
  const last = useRef<CompiledNode[]>(undefined);
  const nodes = useMemo(() => shareStructure(last.current, compile(setting, PAGE, registry, LIMITS).nodes), [setting]);
  last.current = nodes;
  return <RenderNodes nodes={nodes} />;
}

/** The same page written by hand: the components in sequence. */
function ByHand({ blocks }: PageProps): ReactNode {
  return blocks.map(({ id, view, props }, index) => {
    const View = view as ComponentType<BlockProps<unknown>>;
    return (
      <div key={id}>
        <View id={id} props={props} level={index === 0 ? 1 : 2} slots={{}} />
      </div>
    );
  });
}

const Page = new URLSearchParams(window.location.search).get('variant') === 'hand' ? ByHand : FromSetting;
const i18n = createI18n('en-US');

/** Loads everything and renders nothing. `arrive` creates a round's data; `draw` renders it and returns its time. */
async function prepare(): Promise<void> {
  await Promise.all([i18n.load('common'), i18n.load('home')]);
  const make = await benchBlocks(BLOCKS);
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  const root = createRoot(element);
  const renderer = createDOMRenderer(document);
  let arrived: PageProps = { setting: { accessDomain: 'bench' }, blocks: [] };
  const arrive = (round: number, share: number): void => {
    const blocks = make(round, share);
    const written = blocks.map(({ id, block, props }) => ({ id, type: block.type, v: block.v, props }));
    arrived = { blocks, setting: { accessDomain: 'bench', pages: { [PAGE.path]: { blocks: written } } } };
  };
  const draw = (): number => {
    const started = performance.now();
    flushSync(() =>
      root.render(
        <RendererProvider renderer={renderer}>
          <FluentProvider theme={webLightTheme}>
            <I18nContext value={i18n}>
              <MemoryRouter>
                <Page {...arrived} />
              </MemoryRouter>
            </I18nContext>
          </FluentProvider>
        </RendererProvider>,
      ),
    );
    // Reading a size forces styles and layout to be computed within the measurement.
    if (document.body.scrollHeight < 1000) throw new Error('The page is empty.');
    return performance.now() - started;
  };
  Object.assign(window, { arrive, draw });
}

void prepare();
