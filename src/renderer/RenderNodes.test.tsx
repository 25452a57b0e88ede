import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '@/browser/within-chunk-time';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { Locale } from '../../generated/locales';
import { type CompiledNode, compile } from './compile';
import { CrashMemory } from './crash-memory';
import { type Host, HostContext } from './host';
import { RenderNodes } from './RenderNodes';
import type { Block, BlockModule, Node, Registry } from './types';

const i18n = createI18n('en-US');
const report = vi.fn<Host['report']>();
const prefetch = vi.fn<Host['prefetch']>();
let crashes = new CrashMemory();

beforeAll(() => i18n.load('common'));

beforeEach(() => {
  crashes = new CrashMemory();
  report.mockClear();
  prefetch.mockClear();
});

type Props = { text?: string };

/** A new block per test, because loaded code stays loaded. */
function makeBlock(more: Partial<Block<Props>> = {}, view?: BlockModule<Props>['default']): Block<Props> {
  const module: BlockModule<Props> = {
    default:
      view ??
      (({ props, level, slots }) => (
        <div>
          <p data-level={level}>{props.text}</p>
          {slots.main}
        </div>
      )),
    check: Object.assign((value: unknown) => typeof (value as Props).text === 'string', {
      errors: [{ instancePath: '/text', keyword: 'type', message: 'must be string', params: {} }],
    }),
  };
  return { type: 'a/b', v: 1, load: async () => module, ...more };
}

function Page({ nodes, block, host }: { nodes: Node[]; block: Block<Props>; host?: Partial<Host> }) {
  const registry: Registry = { 'a/b': block };
  const page = {
    path: '/p',
    layout: 'main',
    meta: {},
    blocks: nodes,
  } as const;
  const context: Host['context'] = { role: 'anonymous', locale: 'en-US', viewport: 'desktop', functions: [1], now: 0 };
  const value: Host = {
    domain: 'main',
    revision: 'r1',
    operator: false,
    route: { path: '/p', params: {}, query: {} },
    context,
    crashes,
    report,
    prefetch,
    ...host,
  };
  return (
    <StrictMode>
      <MemoryRouter>
        <I18nContext value={i18n}>
          <HostContext value={value}>
            <RenderNodes nodes={compile({ accessDomain: 'main' }, page, registry).nodes} />
          </HostContext>
        </I18nContext>
      </MemoryRouter>
    </StrictMode>
  );
}

const node = (more: Partial<Node> = {}): Node => ({ id: 'n', type: 'a/b', props: { text: 'Hello' }, ...more });
const show = async (...args: Parameters<typeof Page>) => {
  // Suspended components never resume after a synchronous act in tests, so this uses an asynchronous one.
  const result = await act(async () => render(<Page {...args[0]} />));
  await act(async () => undefined);
  return result;
};
/** React logs what an error boundary catches; tests that crash on purpose expect it. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('RenderNodes', () => {
  test('shows a block once its code is here, and keeps its place until then', async () => {
    let arrive: () => void = () => undefined;
    const load = async () => {
      await new Promise<void>((done) => {
        arrive = done;
      });
      return makeBlock().load();
    };
    const { container } = await show({ nodes: [node()], block: makeBlock({ skeleton: { height: 120 }, load }) });
    expect(container.querySelector('[aria-hidden]')).toHaveStyle({ height: '120px' });
    await act(async () => arrive());
    expect(await screen.findByText('Hello')).toBeInTheDocument();
    expect(container.querySelector('[data-block="n"]')).toHaveAttribute('data-type', 'a/b');
  });

  test('the title of the page is level 1, everything else level 2, also inside it', async () => {
    const nodes = [
      node({ id: 'first' }),
      node({ id: 'second', props: { text: 'Two' } }),
      node({ id: 'child', props: { text: 'Child' } }),
    ];
    await show({
      nodes: [{ ...nodes[0], slots: { main: ['child'] } } as Node, ...nodes.slice(1)],
      block: makeBlock({ heading: 'page', slots: ['main'] }),
    });
    expect(screen.getByText('Hello')).toHaveAttribute('data-level', '1');
    expect(screen.getByText('Two')).toHaveAttribute('data-level', '2');
    expect(screen.getByText('Child')).toHaveAttribute('data-level', '2');
  });

  test('asks for data beside the code, and for nothing when a rule hides the block', async () => {
    const load = vi.fn(makeBlock().load);
    const block = makeBlock({ load, needs: (props) => [{ call: 'getThing', arg: props.text }] });
    const { rerender } = await show({ nodes: [node({ show: { role: ['organization'] } })], block });
    expect(load).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
    await act(async () => rerender(<Page nodes={[node()]} block={block} />));
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(prefetch).toHaveBeenCalledWith({ call: 'getThing', arg: 'Hello' });
  });

  test('a needs that throws on odd props is left to the check', async () => {
    const block = makeBlock({
      needs: () => {
        throw new Error('no text');
      },
    });
    await show({ nodes: [node({ props: { text: 1 } })], block });
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ problem: expect.objectContaining({ kind: 'invalid' }) }),
    );
  });

  test.each<[string, Partial<Node>, string]>([
    ['unknown', { type: 'no/such' }, 'There is no block type “no/such”'],
    ['newer', { v: 9 }, 'Saved by a newer version (9)'],
    ['invalid', { props: { text: 7 } }, 'must be string'],
  ])('a block that is %s: a quiet gap for visitors, the reason for operators', async (_, broken, reason) => {
    const nodes = [node(broken), node({ id: 'fine', props: { text: 'Fine' } })];
    const { container, unmount } = await show({ nodes, block: makeBlock() });
    expect(screen.getByText('Fine')).toBeInTheDocument();
    expect(container).not.toHaveTextContent(reason);
    unmount();
    await show({ nodes, block: makeBlock(), host: { operator: true } });
    expect((await screen.findAllByText(reason, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/\/blocks\/[01]/).length).toBeGreaterThan(0);
  });

  test('what stands in a slot that the block does not have is shown to operators beside it', async () => {
    const nodes = [node({ slots: { attic: ['x'] } }), node({ id: 'x' })];
    await show({ nodes, block: makeBlock(), host: { operator: true } });
    expect(await screen.findByText(/no slot named “attic”/)).toBeInTheDocument();
  });
});

test('what changes around the page does not draw a block again, but its rule is asked', async () => {
  const view = vi.fn(({ props }: { props: Props }) => <p>{props.text}</p>);
  const block = makeBlock({}, view);
  const shown: CompiledNode = {
    ...{ id: 'n', type: 'a/b', origin: 'page', pointer: '/blocks/0', props: { text: 'Hello' }, slots: {} },
    block: block as Block,
    show: { locale: ['en-US'] },
  };
  const nodes = [shown];
  const around = (locale: Locale, now: number): Host => ({
    ...{ domain: 'main', revision: 'r1', operator: false, crashes, report, prefetch },
    route: { path: '/p', params: {}, query: {} },
    context: { role: 'anonymous', locale, viewport: 'desktop', functions: [], now },
  });
  const page = (host: Host) => (
    <HostContext value={host}>
      <RenderNodes nodes={nodes} />
    </HostContext>
  );
  const { rerender } = await act(async () => render(page(around('en-US', 1))));
  const before = view.mock.calls.length;
  rerender(page(around('en-US', 2)));
  expect([screen.getByText('Hello').tagName, view.mock.calls.length]).toEqual(['P', before]);
  rerender(page(around('zh-CN', 3)));
  expect(screen.queryByText('Hello')).toBeNull();
});

describe('a crash', () => {
  const crashing = () =>
    makeBlock({}, ({ props }) => {
      if (props.text === 'Boom') throw new Error('Boom happened');
      return <p>{props.text}</p>;
    });

  test('costs its own place only, and operators may try again until it has crashed twice', async () => {
    quiet();
    const nodes = [node({ props: { text: 'Boom' } }), node({ id: 'fine', props: { text: 'Fine' } })];
    const block = crashing();
    await show({ nodes, block, host: { operator: true } });
    expect(screen.getByText('Fine')).toBeInTheDocument();
    expect(await screen.findByText(/Boom happened/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/stays hidden/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('twice keeps the block closed on the next visit, until its props change', async () => {
    quiet();
    const block = crashing();
    for (let visit = 0; visit < 2; visit += 1)
      (await show({ nodes: [node({ props: { text: 'Boom' } })], block })).unmount();
    report.mockClear();
    const { rerender } = await show({ nodes: [node({ props: { text: 'Boom' } })], block });
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ problem: { kind: 'crashed', message: '', closed: true } }),
    );
    await act(async () => rerender(<Page nodes={[node({ props: { text: 'Mended' } })]} block={block} />));
    expect(await screen.findByText('Mended')).toBeInTheDocument();
  });

  test('is forgotten when a rule has hidden the block in between', async () => {
    quiet();
    const text = { now: 'Boom' };
    const block = makeBlock({}, () => {
      if (text.now === 'Boom') throw new Error('Boom happened');
      return <p>{text.now}</p>;
    });
    const nodes = [node({ show: { role: ['anonymous'] } })];
    const context = { locale: 'en-US', viewport: 'desktop', functions: [], now: 0 } as const;
    const page = (role: 'anonymous' | 'personal') => (
      <Page nodes={nodes} block={block} host={{ context: { ...context, role } }} />
    );
    const { rerender } = await show({ nodes, block });
    text.now = 'Mended';
    await act(async () => rerender(page('personal')));
    await act(async () => rerender(page('anonymous')));
    expect(await screen.findByText('Mended')).toBeInTheDocument();
  });

  test('is forgotten when other props arrive', async () => {
    quiet();
    const block = crashing();
    const { rerender } = await show({ nodes: [node({ props: { text: 'Boom' } })], block });
    await act(async () => rerender(<Page nodes={[node({ props: { text: 'Mended' } })]} block={block} />));
    expect(await screen.findByText('Mended')).toBeInTheDocument();
  });
});

describe('code that does not arrive', () => {
  test('offers a reload to everybody, and a retry looks it up again', async () => {
    quiet();
    const load = vi
      .fn(makeBlock().load)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await show({ nodes: [node()], block: makeBlock({ load }) });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('Hello')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is given up after two minutes', async () => {
    quiet();
    vi.useFakeTimers();
    try {
      await show({ nodes: [node()], block: makeBlock({ load: () => new Promise(() => undefined) }) });
      await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1));
      expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
      expect(report).toHaveBeenCalledWith(
        expect.objectContaining({ problem: { kind: 'unreachable', message: 'a/b: not loaded after 120 s' } }),
      );
    } finally {
      vi.useRealTimers();
    }
  });
});
