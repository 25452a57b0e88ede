import { del, entries, set } from 'idb-keyval';

/** A draft stored in this browser and not yet confirmed by the server. */
export interface LocalDraft {
  domain: string;
  tab: string;
  text: string;
  base: string | null;
  at: number;
}

const PREFIX = 'mw-draft';
const keyOf = ({ domain, tab }: Pick<LocalDraft, 'domain' | 'tab'>) => `${PREFIX} ${domain} ${tab}`;

/** In a private window or on a full disk this backup is lost, but the page works. */
async function writeLocal(draft: LocalDraft): Promise<boolean> {
  try {
    await set(keyOf(draft), draft);
    return true;
  } catch {
    return false;
  }
}

export async function dropLocal(draft: Pick<LocalDraft, 'domain' | 'tab'>): Promise<void> {
  try {
    await del(keyOf(draft));
  } catch {
    // See above.
  }
}

/** Stores drafts until the server has them. */
export interface DraftShelf {
  write: typeof writeLocal;
  drop: typeof dropLocal;
}

export const localDrafts: DraftShelf = { write: writeLocal, drop: dropLocal };

/** Newest first. */
export async function readLocal(domain: string): Promise<LocalDraft[]> {
  try {
    const all = await entries<string, unknown>();
    return all
      .flatMap(([key, value]) => (String(key).startsWith(`${PREFIX} ${domain} `) && isDraft(value) ? [value] : []))
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is LocalDraft {
  const draft = value as Partial<LocalDraft> | null;
  return typeof draft?.text === 'string' && typeof draft.tab === 'string' && typeof draft.at === 'number';
}
