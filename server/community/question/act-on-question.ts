import type { FastifyRequest } from 'fastify';
import { emit } from '../../base/events/emit';
import { ApiError, badRequest, conflict, unauthorized } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { questionOf } from '../answer-question';
import { addressOf, INDEX_POST } from '../index-post';
import type { Community } from '../open-community';
import { readersOf } from '../readers-of';
import { authorOfAnswer, setAccepted } from '../store/answers';
import { findMerge } from '../store/merges';
import { findPost } from '../store/posts';
import { type Closing, closeQuestion, reopenQuestion, setRight } from '../store/questions';
import { tidyText } from '../tidy-draft';
import { mergeInto, undoMerge } from './merge-questions';
import { type QuestionAction, refusalOf } from './question-rules';
import { rolesOn } from './roles-on';

type Asking = Pick<FastifyRequest, 'session'>;

/** The question, if whoever asks may do this to it. Throws why not, and what to do instead. */
export async function questionFor(
  ctx: Context,
  community: Community,
  { question: id, action }: { question: string; action: QuestionAction },
  req: Asking,
) {
  const question = await questionOf(ctx, community, id);
  const closed = question.closed_for !== null;
  const closedByMe = closed && question.closed_by === community.person;
  const refusal = refusalOf(action, await rolesOn(ctx, community, question, req), { closed, closedByMe });
  if (refusal === 'signIn') throw unauthorized();
  if (refusal === 'closed') throw conflict(message('community:closed.noAnswers'));
  if (refusal === 'role')
    throw new ApiError(
      403,
      action === 'close' || action === 'reopen'
        ? message('community:closed.notYours')
        : action === 'merge'
          ? message('community:merge.notYours')
          : message('community:accept.notYours'),
    );
  return question;
}

interface Chosen {
  question: string;
  answer: string;
}

/** Accepts an answer; null takes the acceptance back. */
export async function acceptAnswer(
  ctx: Context,
  community: Community,
  { question, answer }: { question: string; answer: string | null },
  req: Asking,
): Promise<void> {
  const action = answer === null ? 'release' : 'accept';
  const asked = await questionFor(ctx, community, { question, action }, req);
  const { store, jobs } = ctx;
  await store.db.transaction().execute(async (trx) => {
    if (!(await setAccepted(trx, question, answer))) throw notItsAnswer(answer ?? '');
    if (answer !== null) await tellOfRight(ctx, trx, community, { asked, answer });
    await jobs.send(INDEX_POST, { id: question }, { db: trx });
  });
}

/** Says that another answer is right as well, or takes that back. Again, it changes nothing. */
export async function markRight(
  ctx: Context,
  community: Community,
  { question, answer, right }: Chosen & { right: boolean },
  req: Asking,
): Promise<void> {
  const action = right ? 'markRight' : 'unmarkRight';
  const asked = await questionFor(ctx, community, { question, action }, req);
  await ctx.store.db.transaction().execute(async (trx) => {
    const changed = await setRight(trx, { question, answer, right });
    if (changed === undefined) throw notItsAnswer(answer);
    if (changed && right) await tellOfRight(ctx, trx, community, { asked, answer });
  });
}

const notItsAnswer = (id: string) => badRequest(message('community:answer.notItsAnswer', { id }), { field: 'answer' });

type Asked = Awaited<ReturnType<typeof questionOf>>;

async function tellOfRight(
  { jobs }: Context,
  trx: Context['store']['db'],
  { domain, person = '' }: Community,
  { asked, answer }: { asked: Asked; answer: string },
): Promise<void> {
  const path = `${addressOf(asked)}#a-${answer}`;
  if (asked.audience !== 'me') {
    const to = readersOf(domain, asked.audience === 'organization' ? asked.organization_id : null);
    await emit(trx, { type: 'community.answer_accepted', to, data: { question: asked.id, answer, path } });
  }
  const author = await authorOfAnswer(trx, answer);
  if (author === null) return;
  await notify(jobs, trx, {
    ...{ kind: 'accepted', domain, people: [author], root: asked.id, actor: person, title: asked.title },
    ...{ link: path, event: `accepted:${answer}` },
  });
}

export interface ToClose extends Closing {
  question: string;
  /** Moves the answers of a duplicate to the question that was asked before. */
  merge: boolean;
}

/** Closes a question: it takes no more answers, and says why. Again, with other reasons, it says those. */
export async function close(
  ctx: Context,
  community: Community,
  { question, reason, words, duplicateOf, merge }: ToClose,
  req: Asking,
): Promise<void> {
  const asked = await questionFor(ctx, community, { question, action: merge ? 'merge' : 'close' }, req);
  const { domain, person = '' } = community;
  const closing = { reason, words: tidyText(words).trim(), by: person };
  const original = reason === 'duplicate' ? await originalOf(ctx, community, question, duplicateOf) : null;
  if (await findMerge(ctx.store.db, question)) throw conflict(message('community:merge.already'));
  await ctx.store.db.transaction().execute(async (trx) => {
    await closeQuestion(trx, question, { ...closing, duplicateOf: original?.id ?? null });
    const told = {
      ...({
        kind: 'closed',
        domain,
        people: asked.author_id === null ? [] : [asked.author_id],
        root: question,
      } as const),
      ...{ actor: person, title: asked.title, link: addressOf(asked), event: `closed:${reason}` },
    };
    const merged = merge && original ? [await mergeInto(ctx, trx, community, { asked, original })] : [];
    await notify(ctx.jobs, trx, [told, ...merged]);
  });
}

export async function reopen(ctx: Context, community: Community, question: string, req: Asking): Promise<void> {
  const merge = await findMerge(ctx.store.db, question);
  await questionFor(ctx, community, { question, action: merge ? 'merge' : 'reopen' }, req);
  await ctx.store.db.transaction().execute(async (trx) => {
    await reopenQuestion(trx, question);
    if (merge) await undoMerge(ctx, trx, merge);
  });
}

/** The question that was asked before; of one that is a duplicate itself, the one that it repeats. */
async function originalOf({ store }: Context, community: Community, question: string, given: string | null) {
  const found = given === null ? undefined : await findPost(store.db, community, given);
  const original = found?.duplicate_of ? await findPost(store.db, community, found.duplicate_of) : found;
  if (original?.kind !== 'question')
    throw badRequest(message('community:closed.noOriginal', { id: given ?? '' }), { field: 'duplicateOf' });
  if (original.id === question) throw badRequest(message('community:closed.itself'), { field: 'duplicateOf' });
  return original;
}
