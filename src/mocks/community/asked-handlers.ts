import type { RequestHandler } from 'msw';
import { demoState } from '../chat/demo-state';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { whoAsks } from '../people/who-asks';
import { communityState, type MockPost } from './community-state';
import { findText } from './moderation-handlers';

/** Questions that begin with an answer, and those that several people have. */
export const askedHandlers = (): RequestHandler[] => [
  mockOperation('getQuestionToAsk', ({ arg, locale }) => {
    const messages = demoState().chats[arg.chat]?.messages ?? [];
    const answer = messages.find(({ id }) => id === arg.message);
    const question = messages.find(({ id }) => id === answer?.parentId);
    if (!answer || !question) throw new Refusal(404, noSuch('chat', arg.chat)[locale]);
    const steps = Object.values(demoState().runs).find(({ id }) => id === answer.runId)?.steps ?? [];
    const said = steps.map(({ event }) => (event.event === 'block_patch' ? (event.data.append ?? '') : '')).join('');
    const quoted = (answer.text || said).replace(/\s?\[\d+\]/g, '').replace(/^/gm, '> ');
    return {
      ...{ title: question.text.slice(0, 200), tags: [], audience: 'domain' as const },
      content: quoted.trim() === '>' ? '' : `${message('answers:toAsk.said')[locale]}\n\n${quoted}`,
    };
  }),
  mockOperation('listAsked', async ({ arg }) =>
    [...(await communityState()).values()].flatMap(({ post, from, answers }) =>
      from?.chat === arg.id && post.state !== 'withdrawn'
        ? [{ message: from.message, id: post.id, title: post.title, state: stateOf(post), answers: answers.length }]
        : [],
    ),
  ),
  mockOperation('haveThisToo', async ({ arg, request, locale }) => {
    withPeople((state) => whoAsks(state, request, locale));
    const { post } = (await findText(arg.id, locale)).entry;
    const { count, mine } = post.too ?? { count: 0, mine: null };
    post.too = { count: mine === null ? count + 1 : count, mine: arg.wording };
    return null;
  }),
  mockOperation('haveThisNoMore', async ({ arg, locale }) => {
    const { post } = (await findText(arg.id, locale)).entry;
    post.too = { count: Math.max((post.too?.count ?? 0) - 1, 0), mine: null };
    return null;
  }),
];

function stateOf({ state, verified, accepted, answerCount }: MockPost['post']) {
  if (state !== 'published') return state === 'draft' ? ('draft' as const) : ('waiting' as const);
  if (verified) return 'verified' as const;
  if (accepted) return 'accepted' as const;
  return answerCount > 0 ? ('answered' as const) : ('open' as const);
}
