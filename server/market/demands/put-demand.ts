import { type DemandReaders, demandEnd } from '../../../setting/market/demand-document';
import { allowedReaders } from '../../../setting/market/demand-readers';
import { demandState, mayOnDemand } from '../../../setting/market/demand-states';
import { ApiError, badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { publishDemandPost, putDemandDraft } from '../../community';
import type { Context } from '../../context';
import { rematch } from '../match/find-matches';
import { addDemand, countOpen, type DemandRow, findDemand, openDemand, saveDemand } from '../store/demands';
import { checkDue, type DemandForm, readForm } from './check-demand';
import type { ActingInHall } from './open-hall';

/** Open at the same time, per organization. */
const MOST_OPEN = 50;

interface Put {
  id: string;
  form: DemandForm;
  publish: boolean;
  step: number;
  origin: 'chat' | 'search' | null;
}

export const changed = () => conflict(message('market:demand.changed'));

/** Saves a demand as a draft, or what is published anew. A draft of a colleague is published in their name. */
export async function putDemand(
  ctx: Context,
  hall: ActingInHall,
  { id, form, publish, step, origin }: Put,
): Promise<void> {
  const { db } = ctx.store;
  const facts = readForm(form);
  const known = await findDemand(db, hall, id);
  const ours = known?.isOurs ? known : undefined;
  if (known && !ours) throw conflict(message('community:taken', { id }));
  if (ours) refuseEdit(ours, hall, publish);
  if (publish && !hall.runsIt) throw new ApiError(403, message('market:demand.admin'));
  if ((ours?.step ?? 0) !== step) throw changed();
  if (publish) checkDue(facts.due);
  if (publish && !allowedReaders(hall.demandReaders).includes(facts.readers)) throw tooMany(hall.demandReaders);
  if (publish && ours?.state !== 'open' && (await countOpen(db, hall.domain, hall.organization)) >= MOST_OPEN)
    throw conflict(message('market:demand.many', { most: MOST_OPEN }));
  const community = { ...hall.community, person: ours?.author ?? hall.person };
  await putDemandDraft(ctx, community, { id, title: form.title, content: form.description }, async (trx, isNew) => {
    if (isNew) await addDemand(trx, { id, organization: hall.organization, facts, origin });
    else if (!(await saveDemand(trx, id, step, facts))) throw changed();
  });
  if (publish)
    await publishDemandPost(ctx, community, { id, review: hall.demandReview }, async (trx) => {
      await openDemand(trx, id, demandEnd(facts.due, new Date()));
      // Suppliers see it under what fits them as soon as they may read it.
      await rematch(trx, { ...facts, id, domain: hall.domain, title: form.title, markdown: form.description });
    });
}

const tooMany = (most: DemandReaders) =>
  badRequest(most === 'suppliers' ? message('market:demand.onlySuppliers') : message('market:demand.onlySignedIn'), {
    field: 'readers',
  });

function refuseEdit(row: DemandRow, hall: ActingInHall, publish: boolean): void {
  const state = demandState(row, new Date());
  const by = { isOurs: true, runsIt: hall.runsIt, isAuthor: row.author === hall.person };
  // What others read is changed by publishing it anew, so that moderators and readers see the same.
  const may = mayOnDemand('edit', { state, extended: row.extended }, by) && (publish || state === 'draft');
  if (!may) throw conflict(message('market:demand.mayNot'));
}
