import { createDOMRenderer, FluentProvider, RendererProvider, webLightTheme } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createWords } from '@/i18n/create-words';
import { WordsContext } from '@/i18n/use-translation';
import { compile } from '@/renderer/compile';
import { RenderNodes } from '@/renderer/RenderNodes';
import type { BlockProps, GlobalSetting, PageDocument, Registry } from '@/renderer/types';
import { type BenchBlock, benchBlocks, varied } from './blocks';

const BLOCKS = 200;
const LIMITS = { blocks: BLOCKS, depth: 4, size: 10_000_000 };
const PAGE: PageDocument = {
  path: '/bench',
  layout: 'none',
  meta: { needLogin: false, hiddenGlobalFloat: false },
  blocks: [],
};

interface PageProps {
  blocks: BenchBlock[];
  round: number;
}

/** The product's way: a setting that holds the page, compiled, checked, each block in its boundary. */
function FromSetting({ blocks, round }: PageProps): ReactNode {
  const registry = useMemo<Registry>(
    () => Object.fromEntries(blocks.map(({ block }) => [block.type, block])),
    [blocks],
  );
  const setting: GlobalSetting = {
    accessDomain: 'bench',
    pages: {
      '/bench': {
        blocks: blocks.map(({ id, block, props }) => ({
          id,
          type: block.type,
          v: block.v,
          props: varied(props, round),
        })),
      },
    },
  };
  return <RenderNodes nodes={compile(setting, PAGE, registry, LIMITS).nodes} />;
}

/** The same page as somebody would write it: the components, one after the other. */
function ByHand({ blocks, round }: PageProps): ReactNode {
  return blocks.map(({ id, view, props }, index) => {
    const View = view as ComponentType<BlockProps<unknown>>;
    return (
      <div key={id}>
        <View id={id} props={varied(props, round)} level={index === 0 ? 1 : 2} slots={{}} />
      </div>
    );
  });
}

/** Milliseconds of the first render and of the ones after it, styles and layout included. */
async function measure(rounds: number): Promise<number[]> {
  const Page = new URLSearchParams(window.location.search).get('variant') === 'hand' ? ByHand : FromSetting;
  const [blocks, words] = [await benchBlocks(BLOCKS), createWords('en-US')];
  await Promise.all([words.load('common'), words.load('home')]);
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  const root = createRoot(element);
  const renderer = createDOMRenderer(document);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    flushSync(() =>
      root.render(
        <RendererProvider renderer={renderer}>
          <FluentProvider theme={webLightTheme}>
            <WordsContext value={words}>
              <MemoryRouter>
                <Page blocks={blocks} round={round} />
              </MemoryRouter>
            </WordsContext>
          </FluentProvider>
        </RendererProvider>,
      ),
    );
    // Reading a size makes the browser compute styles and layout now, inside the measure.
    if (document.body.scrollHeight < 1000) throw new Error('The page is empty.');
    times.push(performance.now() - started);
    await new Promise((done) => setTimeout(done, 50));
  }
  return times;
}

Object.assign(window, { measure });
