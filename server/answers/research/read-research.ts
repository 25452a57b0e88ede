import { quotableSearch } from '../../knowledge';
import type { BegunQuestion } from '../decide-start';
import type { AnswerParts, Asked } from '../start-answer';
import { askThreeWays } from '../talk/ask-three-ways';
import { readBefore } from '../talk/read-before';
import { toldOf } from '../talk/told';
import { turnOfQuoted } from '../talk/turn-of-quoted';
import { understand } from '../talk/understand';
import { readApproved } from './approve-plan';
import { readUnfinished } from './carry-on';
import type { ResearchInput } from './plan-research';

type Parts = Pick<AnswerParts, 'store' | 'search'>;

/**
 * What a research is asked: a question as it is to be understood in its chat, a plan that its asker approved, or a report
 * to go on with. Null for answers. Throws 404 and 409 as `readApproved` and `readUnfinished` do.
 */
export async function readResearch({ store, search }: Parts, asked: Asked, question: BegunQuestion) {
  const { mode, research: wish = {}, scope, locale, names, community } = asked;
  if (mode !== 'research') return null;
  const now = { scope, locale, names, community, ...(wish.budget && { budget: wish.budget }) };
  if (wish.reply) {
    const { input, approved } = await readApproved(store.db, wish.reply);
    return { input: { ...input, ...now, approved }, pausedRun: wish.reply.run };
  }
  if (wish.continue) {
    const { run } = wish.continue;
    const { input, isPaused } = await readUnfinished(store.db, run, asked.readable);
    return { input: { ...input, ...now, continues: run }, ...(isPaused && { pausedRun: run }) };
  }
  const input: ResearchInput = { ...now, ...(await inChat({ store, search }, asked, question)) };
  return { input: { ...input, ask: wish.approve === 'ask' } };
}

/** "What causes it?": the question with what the turn before says about it. */
async function inChat({ store, search: all }: Parts, asked: Asked, { text, parentId, quoted }: BegunQuestion) {
  const { chatId = '', readable, scope, names, context, community } = asked;
  const before =
    quoted.length > 0
      ? turnOfQuoted(quoted)
      : parentId
        ? await readBefore(store.db, { chat: chatId, parent: parentId, readable })
        : null;
  const read = understand(text, before, context?.chips);
  if (!before || !(read.leans || read.chosen)) return { text };
  const search = quotableSearch(all, community);
  const { understood } = await askThreeWays(search, { scope, names }, read, before);
  return { text: understood.text, understood: toldOf(understood, { hits: [] }) };
}
