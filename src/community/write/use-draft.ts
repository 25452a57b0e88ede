import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useCreatePostMutation,
  useDiscardPostDraftMutation,
  useLazyGetPostDraftQuery,
  usePublishPostMutation,
  useSavePostDraftMutation,
} from '@/api/community';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import {
  afterSave,
  type DraftText,
  dropLocal,
  isEmpty,
  isSaved,
  keepLocal,
  type LocalDraft,
  readLocal,
  withServer,
} from './local-draft';

const LOCAL_MS = 800;
const SERVER_MS = 3_000;

export type SaveState = 'empty' | 'typing' | 'local' | 'saved' | 'failed';

/** A draft kept in this browser at once and on the server soon after, and published at last. */
export function useDraft(first: LocalDraft) {
  const [draft, setDraft] = useState(first);
  const latest = useRef(draft);
  const put = useCallback((next: LocalDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const change = useCallback(
    (text: Partial<DraftText>) => put({ ...latest.current, text: { ...latest.current.text, ...text } }),
    [put],
  );
  const known = useRef<DraftText>(undefined);
  known.current ??= readLocal(first.id)?.text ?? first.text;
  const gone = useRef(false);
  const keep = useCallback(() => {
    if (gone.current) return;
    const kept = keepLocal(latest.current, known.current ?? latest.current.text);
    known.current = kept.text;
    // Another tab has kept something, too.
    if (kept !== latest.current) put(kept);
  }, [put]);
  const { save, publish, discard, isPublishing } = useServerDraft(latest, put, keep, gone);
  const state = useAutosave(draft, save, keep);
  return { draft, change, state, publish, discard, isPublishing };
}

type Latest = { current: LocalDraft };

/** Saving and publishing, one after another. */
function useServerDraft(
  latest: Latest,
  put: (draft: LocalDraft) => void,
  keep: () => void,
  /** True once it was discarded: nothing of it is kept or saved again. */
  gone: { current: boolean },
) {
  const isNobody = useSession(({ user }) => user === null);
  const dispatch = useSessionDispatch();
  const [create] = useCreatePostMutation();
  const [saveDraft] = useSavePostDraftMutation();
  const [read] = useLazyGetPostDraftQuery();
  const [publishPost] = usePublishPostMutation();
  const [discardDraft] = useDiscardPostDraftMutation();
  const [isPublishing, setPublishing] = useState(false);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  /** False if the server could not be reached or refused. */
  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { id, kind, text, server, from } = latest.current;
    if (gone.current || isSaved(latest.current)) return true;
    const { data, error } = server
      ? await saveDraft({ id, ...text, ifMatch: String(server.rev) })
      : await create({ id, kind, ...text, ...(from && { from }) });
    if (data) {
      const wasNew = server === undefined;
      put(afterSave(latest.current, text, data));
      keep();
      // The server had it already, as another tab saved it.
      return !wasNew || data.content === text.content || isSaved(latest.current);
    }
    if (!error || !('kind' in error) || error.kind !== 'conflict') return false;
    const other = await read({ id });
    if (!other.data) return false;
    put(withServer(latest.current, other.data));
    return false;
  }, [create, gone, keep, latest, put, read, saveDraft]);

  /** A conflict is put together and saved again. */
  const save = useCallback(() => {
    const next = turn.current.then(async () => (await saveOnce()) || saveOnce());
    turn.current = next;
    return next;
  }, [saveOnce]);

  const publish = useCallback(async (): Promise<boolean> => {
    if (isNobody) {
      dispatch(signInOpened('asked'));
      if (!(await untilSignedIn())) return false;
    }
    setPublishing(true);
    try {
      if (!(await save())) return false;
      const { id, kind, server } = latest.current;
      const { error } = await publishPost({ id, rev: server?.rev ?? 0 });
      if (error) return false;
      dropLocal({ id, kind });
      return true;
    } finally {
      setPublishing(false);
    }
  }, [dispatch, isNobody, latest, publishPost, save]);

  /** False if the server still has it, and so has this browser. */
  const discard = useCallback(async (): Promise<boolean> => {
    gone.current = true;
    await turn.current;
    const { id, kind, server } = latest.current;
    const { error } = server ? await discardDraft({ id }) : { error: undefined };
    gone.current = !error;
    if (!error) dropLocal({ id, kind });
    return !error;
  }, [discardDraft, gone, latest]);

  return { save: isNobody ? undefined : save, publish, discard, isPublishing };
}

function useAutosave(draft: LocalDraft, save: (() => Promise<boolean>) | undefined, keep: () => void): SaveState {
  const [state, setState] = useState<SaveState>('empty');
  const { text } = draft;
  const nothing = isEmpty(text) || (isSaved(draft) && readLocal(draft.id) === undefined);
  const saved = isSaved(draft);
  useEffect(() => {
    if (nothing || isSaved(draft)) return;
    setState('typing');
    const local = setTimeout(() => {
      keep();
      setState('local');
    }, LOCAL_MS);
    const server = save && setTimeout(() => void save().then((done) => setState(done ? 'saved' : 'failed')), SERVER_MS);
    return () => {
      clearTimeout(local);
      clearTimeout(server);
    };
  }, [draft, keep, nothing, save]);
  // What was typed less than a moment ago is kept when the page or this part of it goes.
  const waits = useRef(false);
  waits.current = !nothing && !saved;
  useEffect(() => {
    const keepWaiting = () => {
      if (waits.current) keep();
    };
    window.addEventListener('pagehide', keepWaiting);
    return () => {
      window.removeEventListener('pagehide', keepWaiting);
      keepWaiting();
    };
  }, [keep]);
  return nothing ? 'empty' : saved ? 'saved' : state;
}
