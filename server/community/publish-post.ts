import type { Db } from '../base/database/db';
import { badRequest, conflict, notFound } from '../base/http/errors';
import { listed, message } from '../base/messages/message';
import { detectLanguage } from '../base/text/detect-language';
import type { Context } from '../context';
import { communityBase } from '../knowledge';
import { askForGap } from './gaps/note-gap';
import { INDEX_POST } from './index-post';
import { checkLinks } from './links';
import { checkMentions, mentionsIn } from './mentions';
import { admit } from './moderation/admit';
import { noteHeld } from './moderation/hold-post';
import { nextState } from './moderation/post-states';
import type { Community } from './open-community';
import { keepPictures } from './pictures';
import { readAnswer } from './store/answers';
import { findOwnDraft, type OwnDraft, publishDraft, type WrittenKind } from './store/write-posts';
import { takeWriting } from './take-writing';
import { tellOfMentions } from './tell-mentions';
import { tellOfPost } from './tell-post';

const LEAST_TITLE = 4;
const MOST_QUESTION = 20_000;
/** Publications per person and day; edits count, too. */
const perDay = 50;

/** The person's own draft, or 404. */
export async function ownDraft(
  { store }: Pick<Context, 'store'>,
  { domain, person = '' }: Community,
  id: string,
  kinds?: readonly WrittenKind[],
) {
  const draft = await findOwnDraft(store.db, { id, domain, author: person }, kinds);
  if (!draft) throw notFound('post', id);
  return draft;
}

interface Publishing {
  id: string;
  rev: number;
  kinds?: readonly WrittenKind[];
  /** Whether a moderator looks at it in any case. */
  review?: boolean;
  /** What another room changes in the same transaction. */
  also?: (trx: Db) => Promise<void>;
}

/** Publishes the draft for its audience and has it brought into the index, or has it wait for a moderator. */
export async function publishPost(
  ctx: Context,
  community: Community,
  { id, rev, kinds, also, review = false }: Publishing,
) {
  const { store, jobs } = ctx;
  const { domain, person = '' } = community;
  const draft = await ownDraft(ctx, community, id, kinds);
  if (draft.rev !== rev) throw changed();
  check(draft, community);
  const organization = community.organization ?? null;
  const kbId = await baseOf(ctx, draft, community);
  if (kbId !== null)
    await checkMentions(
      store.db,
      community,
      { organization: draft.audience === 'organization' ? organization : null, root: id },
      draft.content,
    );
  if (kbId !== null) await checkLinks(store.db, community, draft.content);
  const lang = detectLanguage(`${draft.title}\n${draft.content}`);
  const admitted = await admit(ctx, community, [draft.title, draft.summary, ...draft.tags, draft.content].join('\n'));
  const reason = admitted ?? (review ? 'review' : undefined);
  // What only its author reads waits for nobody.
  const state = nextState(draft.state, reason && kbId !== null ? 'hold' : 'submit');
  if (state !== 'published' && state !== 'held') throw conflict(message('community:moderation.taken'));
  // Others did not read it before, and do now.
  const isFirst = kbId !== null && draft.kbId === null;
  const writing = {
    daily: { key: `publish-post:${person}`, most: perDay },
    first: isFirst ? ({ kind: 'post', text: `${draft.title}\n${draft.content}` } as const) : undefined,
  };
  await takeWriting(ctx, community, writing, async (trx) => {
    const people = mentionsIn(draft.content, await readAnswer(trx, id));
    if (!(await publishDraft(trx, { draft, state, kbId, organization, lang }))) throw changed();
    await keepPictures(trx, { post: id, n: draft.version + 1, author: person, markdown: draft.content });
    if (reason && state === 'held') await noteHeld(ctx, trx, { domain, id, author: person, reason });
    else if (draft.version === 0) await tellOfPost(ctx, trx, domain, id);
    else if (state === 'published' && kbId !== null) await tellOfMentions(ctx, trx, { domain, id, people });
    if (draft.kind === 'question' && kbId !== null) await askForGap(trx, { domain, id, title: draft.title });
    await also?.(trx);
    await jobs.send(INDEX_POST, { id }, { db: trx });
  });
}

export const changed = () => conflict(message('community:draft.changed'));

function check({ kind, title, content, board }: OwnDraft, { boards }: Community): void {
  const count = Array.from(title).length;
  if (count < LEAST_TITLE)
    throw badRequest(message('community:title.short', { count, least: LEAST_TITLE }), { field: 'title' });
  // A demand may say all in its title.
  if (kind !== 'demand' && content.trim() === '')
    throw badRequest(message('community:text.empty'), { field: 'content' });
  if (kind === 'question' && content.length > MOST_QUESTION)
    throw badRequest(message('community:text.long', { most: MOST_QUESTION, count: content.length }), {
      field: 'content',
    });
  if (board === null || boards.some((one) => one.id === board)) return;
  const ids = boards.map((one) => one.id);
  throw badRequest(
    ids.length > 0
      ? message('community:board.unknown', { board, boards: listed(ids) })
      : message('community:board.none', { board }),
    { field: 'board' },
  );
}

/** The access class that the audience means; null for the author alone. */
async function baseOf({ store }: Context, { audience }: OwnDraft, { domain, organization }: Community) {
  if (audience === 'me') return null;
  if (audience === 'domain')
    return communityBase(store.db, { domain, organization: null, title: message('community:base.domain') });
  if (organization === undefined) throw badRequest(message('community:audience.noOrganization'), { field: 'audience' });
  return communityBase(store.db, { domain, organization, title: message('community:base.organization') });
}
