import { badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type DraftRow, dropDraft, findDraft, findPublished, moveDraft, noteOfferingFiles } from '../store/drafts';
import { setOfferingState } from '../store/write-offerings';
import { needAdmin, type Supplying } from './open-supplier';
import { checkDraft } from './present-draft';
import { publishDraft } from './publish-draft';

export type SupplierAction = 'submit' | 'withdraw' | 'discard' | 'pause' | 'resume' | 'retire';

interface Act {
  action: SupplierAction;
  step: number;
  reason?: string;
}

/** Publishes, pauses or ends an offering of one's organization. */
export async function actOnOffering(
  ctx: Context,
  supplying: Supplying & { trusted: boolean },
  id: string,
  { action, step, reason = '' }: Act,
): Promise<void> {
  const { db } = ctx.store;
  if (action !== 'discard') needAdmin(supplying);
  const [draft, live] = await Promise.all([
    findDraft(db, supplying.organization, id),
    findPublished(db, supplying.organization, id),
  ]);
  if (!draft && !live) throw notFound('offering', id);
  if (action === 'pause' || action === 'resume' || action === 'retire') {
    if (!live) throw conflict(message('supply:notThere'));
    // What operators delisted only they list again.
    if (live.state === 'delisted') throw conflict(message('supply:mayNot'));
    const state = action === 'pause' ? 'paused' : action === 'resume' ? 'listed' : 'retired';
    await setOfferingState(db, id, state, action === 'pause' ? reason.trim() : '');
    return;
  }
  if (!draft) throw conflict(message('supply:noDraft'));
  if (draft.step !== step) throw conflict(message('supply:staleNobody'));
  await ctx.store.db.transaction().execute(async (trx) => {
    if (action === 'submit') return submit(trx, supplying, draft);
    if (action === 'withdraw') {
      if (draft.state !== 'review') throw conflict(message('supply:mayNot'));
      if (!(await moveDraft(trx, { id, step, state: 'draft' }))) throw conflict(message('supply:staleNobody'));
      return;
    }
    if (draft.state === 'review') throw badRequest(message('supply:inReview'));
    if (!(await dropDraft(trx, id, step))) throw conflict(message('supply:staleNobody'));
    await noteOfferingFiles(trx, { id, n: 0, person: null, urls: [] });
  });
}

async function submit(
  db: Parameters<typeof publishDraft>[0],
  { trusted, domain }: Supplying & { trusted: boolean },
  draft: DraftRow,
): Promise<void> {
  const { id, step, state } = draft;
  if (state === 'review') throw conflict(message('supply:inReview'));
  // The portal where it was sent off is where it is shown.
  if (trusted) return publishDraft(db, { ...draft, domain });
  const { faults } = await checkDraft(db, draft);
  if (faults.length > 0) throw conflict(message('supply:blocked', { count: faults.length }));
  if (!(await moveDraft(db, { id, step, state: 'review' }))) throw conflict(message('supply:staleNobody'));
}
