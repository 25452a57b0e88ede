import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { questionOf } from '../answer-question';
import { INDEX_POST } from '../index-post';
import type { Community } from '../open-community';
import { rolesOn } from '../question/roles-on';
import { authorOfAnswer, readAnswer } from '../store/answers';
import { dropVerified, noteChange, putTerms, putVerified } from '../store/verified';
import { latestReview } from './review-date';
import { wordingTerms } from './wording-terms';

type Asking = Pick<FastifyRequest, 'session'>;

/** Whether the reader may vouch for answers to a question: its experts, and whoever moderates it. */
export async function mayVerify(
  ctx: Context,
  community: Community,
  question: Parameters<typeof rolesOn>[2],
  req: Asking,
): Promise<boolean> {
  const roles = await rolesOn(ctx, community, question, req);
  return roles.has('expert') || roles.has('moderator');
}

interface Wish {
  question: string;
  answer: string;
  wordings: readonly string[];
  /** YYYY-MM-DD. */
  reviewBy: string;
  owner: 'me' | 'author';
}

/** Vouches for the accepted answer until a date; the same again renews it. */
export async function verifyAnswer(ctx: Context, community: Community, wish: Wish, req: Asking): Promise<void> {
  const { store, jobs } = ctx;
  const { person = '' } = community;
  const asked = await questionOf(ctx, community, wish.question);
  if (!(await mayVerify(ctx, community, asked, req))) throw new ApiError(403, message('community:verified.notYours'));
  const reviewBy = reviewDate(wish.reviewBy, asked.tags);
  const wordings = tidyWordings(wish.wordings, asked.title);
  await store.db.transaction().execute(async (trx) => {
    const owner = wish.owner === 'me' ? person : await authorOfAnswer(trx, wish.answer);
    if (owner === null) throw badRequest(message('community:verified.noAuthor'), { field: 'owner' });
    const { question, answer } = wish;
    const cites = citesIn((await readAnswer(trx, answer)) ?? '');
    if (!(await putVerified(trx, { question, answer, wordings, owner, by: person, reviewBy, cites })))
      throw badRequest(message('community:verified.notAccepted'), { field: 'answer' });
    await putTerms(trx, question, [asked.title, ...wordings].map(wordingTerms));
    await noteChange(trx, question);
    await jobs.send(INDEX_POST, { id: question }, { db: trx });
  });
}

/** Nobody vouches for it any more; it stays an accepted answer. */
export async function withdrawVerified(ctx: Context, community: Community, question: string, req: Asking) {
  const asked = await questionOf(ctx, community, question);
  if (!(await mayVerify(ctx, community, asked, req))) throw new ApiError(403, message('community:verified.notYours'));
  await ctx.store.db.transaction().execute(async (trx) => {
    if (!(await dropVerified(trx, question))) return;
    await noteChange(trx, question);
    await ctx.jobs.send(INDEX_POST, { id: question }, { db: trx });
  });
}

const DOCUMENT = /\/doc\/([\w%.~-]{1,200})/g;

/** Ids of the documents that a text links to. */
function citesIn(markdown: string): string[] {
  const ids = [...markdown.matchAll(DOCUMENT)].map(([, id = '']) => {
    try {
      return decodeURIComponent(id);
    } catch {
      return id;
    }
  });
  return [...new Set(ids)];
}

function reviewDate(day: string, tags: readonly string[]): Date {
  const at = new Date(`${day}T00:00:00Z`);
  const latest = latestReview(tags, new Date());
  if (at.getTime() > Date.now() && at.getTime() <= latest.getTime()) return at;
  throw badRequest(message('community:verified.date', { latest: latest.toISOString().slice(0, 10) }), {
    field: 'reviewBy',
  });
}

const MOST_CHARACTERS = 300;

/** Each wording once, and none that the title is already. */
function tidyWordings(wordings: readonly string[], title: string): string[] {
  const tidy = wordings.map((one) => one.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS));
  return [...new Set(tidy)].filter((one) => one !== '' && one !== title);
}
