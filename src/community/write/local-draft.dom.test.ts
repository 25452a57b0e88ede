import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  afterSave,
  type Draft,
  type DraftText,
  isSaved,
  keepLocal,
  type LocalDraft,
  readLocal,
  withServer,
} from './local-draft';

const ID = 'a-draft-of-mine';
const none: DraftText = { title: '', summary: '', content: '', tags: [], board: null, audience: 'domain' };
beforeEach(() => localStorage.clear());

interface Tab {
  /** Lines that are nowhere else yet. */
  fresh: string[];
  draft: LocalDraft;
  known: DraftText;
}

/** The server, which saves only over the revision that it has. */
function openServer() {
  let saved: Draft | undefined;
  const draftOf = (text: DraftText, rev: number): Draft => ({
    ...text,
    ...{ id: ID, kind: 'article', rev, savedAt: '', published: false },
  });
  return {
    read: () => saved,
    save(text: DraftText, rev: number | undefined): Draft | undefined {
      if (saved && saved.rev !== rev) return undefined;
      saved = draftOf(text, (saved?.rev ?? 0) + 1);
      return saved;
    },
  };
}

type Server = ReturnType<typeof openServer>;

function open(server: Server): Tab {
  const local = readLocal(ID);
  const theirs = server.read();
  const draft = theirs ? withServer(local, theirs) : (local ?? { id: ID, kind: 'article' as const, text: none });
  return { fresh: [], draft, known: local?.text ?? draft.text };
}

function keep(tab: Tab): void {
  tab.draft = keepLocal(tab.draft, tab.known);
  tab.known = tab.draft.text;
  tab.fresh = [];
}

/** `cut`: saved, but the answer does not arrive. */
function save(tab: Tab, server: Server, cut: boolean): void {
  const { text, server: base } = tab.draft;
  const saved = server.save(text, base?.rev);
  if (cut) return;
  const theirs = server.read();
  if (saved) tab.draft = afterSave(tab.draft, text, saved);
  else if (theirs) tab.draft = withServer(tab.draft, theirs);
  if (saved) keep(tab);
}

const steps = fc.array(
  fc.tuple(fc.constantFrom('type', 'type', 'keep', 'save', 'cut', 'reload', 'crash'), fc.nat(1), fc.nat(6)),
  { maxLength: 40 },
);

test('two tabs, reloads, crashes, refused and cut saves: no typed line is lost', () => {
  fc.assert(
    fc.property(steps, (all) => {
      localStorage.clear();
      const server = openServer();
      const tabs = [open(server), open(server)];
      let typed: string[] = [];
      for (const [n, [what, which, at]] of all.entries()) {
        const tab = tabs[which] as Tab;
        if (what === 'type') {
          const blocks = tab.draft.text.content.split(/\n{2,}/).filter(Boolean);
          blocks.splice(at % (blocks.length + 1), 0, `line ${n}.`);
          typed.push(`line ${n}.`);
          tab.fresh.push(`line ${n}.`);
          tab.draft = { ...tab.draft, text: { ...tab.draft.text, content: blocks.join('\n\n') } };
        }
        if (what === 'keep') keep(tab);
        if (what === 'save' || what === 'cut') save(tab, server, what === 'cut');
        // Only what was typed within the last moment may go with the browser.
        if (what === 'crash') {
          typed = typed.filter((line) => !tab.fresh.includes(line));
          tabs[which] = open(server);
        }
        if (what === 'reload') {
          if (!isSaved(tab.draft)) keep(tab);
          tabs[which] = open(server);
        }
      }
      for (const tab of tabs) {
        if (!isSaved(tab.draft)) keep(tab);
        for (let round = 0; round < 5 && !isSaved(tab.draft); round++) save(tab, server, false);
      }
      const { content } = open(server).draft.text;
      expect(typed.filter((line) => !content.split('\n\n').includes(line))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('of two titles, one is chosen and the other stands in the text', () => {
  const theirs: Draft = {
    ...{ ...none, id: ID, kind: 'article', rev: 2, savedAt: '', published: false },
    ...{ title: 'Oil from grease', content: 'It bleeds.' },
  };
  const merged = (title: string) =>
    withServer(
      { id: ID, kind: 'article', text: { ...none, title }, server: { rev: 1, text: none, published: false } },
      theirs,
    ).text;
  expect(merged('Grease')).toMatchObject({ title: 'Grease', content: 'Oil from grease\n\nIt bleeds.' });
  expect(merged('Oil')).toMatchObject({ title: 'Oil from grease', content: 'It bleeds.' });
  expect(merged('')).toMatchObject({ title: 'Oil from grease', content: 'It bleeds.' });
});
