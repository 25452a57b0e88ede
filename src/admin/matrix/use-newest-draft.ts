import { useEffect, useMemo, useRef, useState } from 'react';
import type { Data } from '@/api/paths';
import { shareStructure } from '@/lib/share-structure';
import type { GlobalSetting } from '@/renderer/types';
import { mergeLayers } from '../../../setting/layers';
import { type LocalDraft, readLocal } from '../editor/autosave/local-drafts';
import { lastValid } from '../editor/document/last-valid';
import { readText } from '../editor/document/read-text';
import { useFreshDomain } from '../shell/use-fresh-domain';

export interface NewestDraft {
  /** Merged over the defaults, as pages are compiled from it. */
  setting: GlobalSetting;
  /** What visitors see now; null if nothing is published yet. */
  published: GlobalSetting | null;
  /** `browser`: not on the server yet. `none`: there is no draft; this is the published setting. */
  from: 'browser' | 'server' | 'none';
  /** When it was saved. */
  at: number;
  /** There is newer text that is not valid JSON. */
  unreadable: boolean;
}

/** The latest draft, from browser or server; undefined while loading. */
export function useNewestDraft(domain: string): NewestDraft | undefined {
  const { detail, refetch } = useFreshDomain(domain);
  const [local, setLocal] = useState<readonly LocalDraft[]>();

  useEffect(() => {
    let left = false;
    const read = () => readLocal(domain).then((drafts) => left || setLocal(drafts));
    void read();
    // The draft may have changed in another tab meanwhile.
    const back = () => {
      void read();
      refetch();
    };
    window.addEventListener('focus', back);
    return () => {
      left = true;
      window.removeEventListener('focus', back);
    };
  }, [domain, refetch]);

  return useKept(useMemo(() => (detail && local ? newest(detail, local) : undefined), [detail, local]));
}

/** Keeps the object's identity while its content is unchanged: every return to the window recreates it. */
function useKept(draft: NewestDraft | undefined): NewestDraft | undefined {
  const last = useRef(draft);
  const kept = useMemo(() => shareStructure(last.current, draft), [draft]);
  useEffect(() => {
    last.current = kept;
  }, [kept]);
  return kept;
}

function newest(
  { domain, draft, body, environment, defaults }: Data<'getDomain'>,
  local: readonly LocalDraft[],
): NewestDraft {
  const over = (own: object) =>
    mergeLayers(lastValid(own as Record<string, unknown>, { accessDomain: domain }).valid, environment, defaults)
      .setting as GlobalSetting;
  const savedAt = draft ? Date.parse(draft.savedAt) : 0;
  const newer = local.filter(({ at }) => at > savedAt);
  const typed = newer.find(({ text }) => readText(text).value !== undefined);
  const published = body === null ? null : over(body);
  const unreadable = newer.length > 0 && newer[0] !== typed;
  if (typed)
    return { setting: over(readText(typed.text).value ?? {}), published, from: 'browser', at: typed.at, unreadable };
  const from = draft ? 'server' : 'none';
  return { setting: over(draft?.body ?? body ?? { accessDomain: domain }), published, from, at: savedAt, unreadable };
}
