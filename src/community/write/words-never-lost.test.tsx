import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, type DraftText, openNew, readLocal, withServer } from './local-draft';
import { useDraft } from './use-draft';

type Network = 'up' | 'offline' | 'expired' | 'cut';

/** The server and what is between it and this browser. `cut`: it does what it was asked, but its answer is lost. */
const world = { drafts: new Map<string, Draft>(), network: 'up' as Network };

const calls = vi.hoisted(() => ({
  create: (_: unknown): unknown => undefined,
  save: (_: unknown): unknown => undefined,
  read: (_: unknown): unknown => undefined,
}));
const stable = vi.hoisted(() => ({
  create: [(arg: unknown) => calls.create(arg)],
  save: [(arg: unknown) => calls.save(arg)],
  read: [(arg: unknown) => calls.read(arg)],
  publish: [() => Promise.resolve({})],
  discard: [() => Promise.resolve({})],
  dispatch: () => undefined,
}));
vi.mock('@/api/community', () => ({
  useCreatePostMutation: () => stable.create,
  useSavePostDraftMutation: () => stable.save,
  useLazyGetPostDraftQuery: () => stable.read,
  usePublishPostMutation: () => stable.publish,
  useDiscardPostDraftMutation: () => stable.discard,
}));
vi.mock('@/session/use-session', () => ({
  useSession: (pick: (session: { user: object | null }) => unknown) =>
    pick({ user: world.network === 'expired' ? null : {} }),
  useSessionDispatch: () => stable.dispatch,
}));

async function answer(work: () => object) {
  if (world.network === 'offline') return { error: { status: 'FETCH_ERROR' } };
  if (world.network === 'expired') return { error: { status: 401 } };
  const found = work();
  return world.network === 'cut' ? { error: { status: 'FETCH_ERROR' } } : found;
}

type Sent = DraftText & { id: string; ifMatch?: string };
const textOf = ({ title, summary, content, tags, board, audience }: DraftText): DraftText => ({
  ...{ title, summary, content, tags, board, audience },
});
function store({ id, ...text }: Sent): object {
  const rev = (world.drafts.get(id)?.rev ?? 0) + 1;
  const draft: Draft = { ...textOf(text), id, kind: 'article', rev, savedAt: '', published: false };
  world.drafts.set(id, draft);
  return { data: draft };
}
calls.create = (sent) =>
  answer(() => {
    const found = world.drafts.get((sent as Sent).id);
    return found ? { data: found } : store(sent as Sent);
  });
calls.save = (sent) =>
  answer(() => {
    const { id, ifMatch } = sent as Sent;
    return ifMatch === String(world.drafts.get(id)?.rev) ? store(sent as Sent) : { error: { kind: 'conflict' } };
  });
calls.read = (asked) =>
  answer(() => {
    const data = world.drafts.get((asked as Sent).id);
    return data ? { data } : { error: { status: 404 } };
  });

interface Tab {
  hook: ReturnType<typeof renderHook<ReturnType<typeof useDraft>, unknown>>;
  /** Lines that only this tab has, and when they were typed. */
  fresh: { line: string; at: number }[];
}

/** As the editor opens it: with what the server has, where that can be had. */
function open(id?: string): Tab {
  const theirs = id !== undefined && world.network === 'up' ? world.drafts.get(id) : undefined;
  const first = theirs ? withServer(readLocal(theirs.id), theirs) : openNew('article');
  return { hook: renderHook(() => useDraft(first)), fresh: [] };
}

/** Without the moment in which a page keeps what it has. */
function crash({ hook }: Tab): void {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  hook.unmount();
  write.mockRestore();
}

const KEPT_AFTER = 800;
const blocksOf = (content: string) => content.split(/\n{2,}/).filter(Boolean);

async function type({ hook, fresh }: Tab, line: string, at: number): Promise<void> {
  const blocks = blocksOf(hook.result.current.draft.text.content);
  blocks.splice(at % (blocks.length + 1), 0, line);
  await act(async () => hook.result.current.change({ content: blocks.join('\n\n') }));
  fresh.push({ line, at: Date.now() });
}

const STEPS = [
  ...(['type', 'type', 'type', 'wait', 'wait', 'pause'] as const),
  ...(['close', 'crash', 'offline', 'expired', 'cut', 'up'] as const),
];
const histories = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(1), fc.nat(6)), { maxLength: 30 });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Plays a history; returns what was typed, without what a crash took within the first 0.8 s. */
async function play(history: readonly (readonly [(typeof STEPS)[number], number, number])[]): Promise<string[]> {
  const tabs = [open(), open()];
  let typed: string[] = [];
  for (const [n, [step, which, at]] of history.entries()) {
    const tab = tabs[which] as Tab;
    const { id } = tab.hook.result.current.draft;
    if (step === 'type') {
      await type(tab, `line ${n}.`, at);
      typed.push(`line ${n}.`);
    } else if (step === 'wait') await pass(4_000);
    else if (step === 'pause') await pass(900);
    else if (step === 'close') {
      tab.hook.unmount();
      tabs[which] = open(id);
    } else if (step === 'crash') {
      const lost = tab.fresh.filter(({ at: then }) => Date.now() - then < KEPT_AFTER).map(({ line }) => line);
      typed = typed.filter((line) => !lost.includes(line));
      crash(tab);
      tabs[which] = open(id);
    } else {
      world.network = step;
      for (const { hook } of tabs) hook.rerender();
    }
  }
  for (const { hook } of tabs) hook.unmount();
  return typed;
}

test('200 histories of two tabs that type, close, crash, go offline and are signed out: no word is lost', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      localStorage.clear();
      world.drafts.clear();
      world.network = 'up';
      const typed = await play(history);
      // The author comes back, signs in, and opens what is there; what then stands on the server is what counts.
      world.network = 'up';
      const local = Object.keys(localStorage).filter((key) => key.startsWith('mw_draft:'));
      const ids = new Set([...local.map((key) => key.slice('mw_draft:'.length)), ...world.drafts.keys()]);
      for (const id of ids) {
        const first = world.drafts.has(id) ? undefined : readLocal(id);
        const tab = first ? { hook: renderHook(() => useDraft(first)) } : open(id);
        await pass(10_000);
        tab.hook.unmount();
      }
      const kept = [...world.drafts.values()].flatMap(({ content }) => blocksOf(content));
      expect(typed.filter((line) => !kept.includes(line))).toEqual([]);
    }),
    { numRuns: 200 },
  );
}, 120_000);
