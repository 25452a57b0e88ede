import type { Arg, Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { readValue, writeValue } from '@/browser/stored-value';

export type NoticeDraft = Exclude<Arg<'putNotice'>, void>;
type Detail = Data<'getNotice'>;

const storage = () => localStorage;
const keyOf = (id: string | undefined) => `mw_notice:${id ?? 'new'}`;
const isDraft = (value: unknown): value is NoticeDraft =>
  typeof value === 'object' && value !== null && typeof (value as Partial<NoticeDraft>).content === 'string';

/** What was typed here and not published yet, else an empty notice. */
export function openNewNotice(audience: NoticeDraft['audience']): NoticeDraft {
  const empty: NoticeDraft = {
    ...{ id: newId(), title: '', summary: '', content: '', audience, level: 'info' },
    ...{ startsAt: null, endsAt: null, pinnedUntil: null, roles: [], domains: [] },
    ...{ mustConfirm: false, again: false, version: 0 },
  };
  return readValue(storage, keyOf(undefined), isDraft) ?? empty;
}

/** The same for a notice that is there. What was typed over another version is not this one's. */
export function openNotice({ id, version, ...notice }: Detail): NoticeDraft {
  const kept = readValue(storage, keyOf(id), isDraft);
  if (kept?.version === version) return kept;
  const { title, content, audience, level, startsAt, endsAt, mustConfirm } = notice;
  const { pinnedUntil, roles, domains } = notice.window ?? { pinnedUntil: null, roles: [], domains: [] };
  return {
    ...{ id, version, title, summary: notice.summaryWritten ?? '', content, audience, level, startsAt, endsAt },
    ...{ pinnedUntil, roles, domains, mustConfirm, again: false },
  };
}

/** null forgets it. */
export function keepNotice({ id, version }: NoticeDraft, draft: NoticeDraft | null): void {
  writeValue(storage, keyOf(version === 0 ? undefined : id), draft);
}
