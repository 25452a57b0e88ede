import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { askQuestion, prepareAgain, prepareQuestion } from '@/stream/ask-question';
import type { AskedMore } from '@/stream/current-answer';
import type { useRun } from '@/stream/run-registry';
import type { ResearchRequest } from '@/stream/transport';
import type { CallApproval, PlanReply } from '@/stream/types';
import type { AnsweredTurn } from '../answered-turn';
import { moveWaiting } from '../queue/queue-store';
import { asBudget, asResearch, readPlanChoice } from '../research/plan-choice';
import type { Address } from './use-address';
import { useBranches } from './use-branches';
import type { Chat } from './use-chat';

interface Options {
  chatId: string;
  chat: Chat;
  last: AnsweredTurn;
  run: ReturnType<typeof useRun>;
  address: Address;
  /** Knowledge bases that can currently be searched; the server rejects others. */
  offered: readonly number[] | undefined;
}

/** How another answer is asked for, but for what the chat sets. */
type How = Omit<Parameters<typeof prepareAgain>[2], 'chatId' | 'locale' | 'searchScope'>;

/** The actions on a chat. The functions are stable, so memoized components do not re-render. */
export function useChatActions({ chatId, chat, last, run, address, offered }: Options) {
  const { i18n } = useTranslation('answer');
  const latest = useRef({ last, run, address, offered, locale: i18n.language });
  latest.current = { last, run, address, offered, locale: i18n.language };
  const ended = run.phase === 'ended';
  const { settle } = chat;
  const settleRef = useRef(settle);
  settleRef.current = settle;
  useEffect(() => {
    if (ended) settleRef.current();
  }, [ended]);

  const settings = useCallback((wished?: number[]) => {
    const { run: now, locale, offered: here } = latest.current;
    const searchScope = (wished ?? now.state.start?.scope)?.filter((id) => here?.includes(id) ?? true);
    return {
      locale,
      ...(searchScope?.length && { searchScope }),
    };
  }, []);

  const ask = useCallback(
    (query: string, { quoted = [], research = null, attachments = [], ids }: AskedMore = {}) => {
      const parentId = latest.current.last.answer.id;
      const request = {
        ...prepareQuestion({
          query,
          ...asResearch(research),
          chatId,
          parentId,
          ...(quoted.length > 0 && { quoted }),
          ...idsOf(attachments),
          ...settings(),
        }),
        ...ids,
      };
      if (!ids) moveWaiting(chatId, parentId, request.answerId);
      askQuestion(request, { attachments });
      latest.current.address.showVersion(request.answerId);
    },
    [chatId, settings],
  );
  /** Asks a question in other words; as it was, it stays as another version. Its picture and quotes go with it. */
  const askEdited = useCallback(
    (turn: AnsweredTurn, query: string) => {
      const { last: end, run: now, address: here } = latest.current;
      const { parentId, about, quoted, attachments } = turn.question;
      const request = prepareQuestion({
        query,
        chatId,
        ...(parentId && { parentId }),
        ...(about && { about }),
        ...(quoted && { quoted }),
        ...idsOf(attachments),
        ...(turn === end && now.state.start?.mode === 'research' && asResearch(readPlanChoice())),
        ...settings(),
      });
      askQuestion(request, { attachments });
      here.showVersion(request.answerId);
    },
    [chatId, settings],
  );
  /** Asks for another answer in place of a turn's; what waits behind that one then waits behind the new one. */
  const replace = useCallback(
    (turn: AnsweredTurn, how: How, searchScope?: number[]) => {
      const request = prepareAgain(turn.question, turn.answer, { chatId, ...how, ...settings(searchScope) });
      moveWaiting(chatId, turn.answer.id, request.answerId);
      askQuestion(request);
      latest.current.address.showVersion(request.answerId);
    },
    [chatId, settings],
  );
  const again = useCallback(
    (turn: AnsweredTurn, searchScope?: number[], context?: ResearchRequest['context']) => {
      // Only of the last answer is the run known here; an earlier research is answered in brief.
      const { last: end, run: now } = latest.current;
      const isResearch = turn.answer.id === end.answer.id && now.state.start?.mode === 'research';
      replace(turn, { ...(isResearch && asResearch(readPlanChoice())), ...(context && { context }) }, searchScope);
    },
    [replace],
  );
  const approve = useCallback(
    (turn: AnsweredTurn, reply: PlanReply) => replace(turn, { mode: 'research', research: { reply, ...asBudget() } }),
    [replace],
  );
  /** Goes on with an unfinished report, as another version. */
  const goOn = useCallback(
    (turn: AnsweredTurn) =>
      replace(turn, { mode: 'research', research: { continue: { run: turn.answer.id }, ...asBudget() } }),
    [replace],
  );
  const decide = useCallback((turn: AnsweredTurn, approval: CallApproval) => replace(turn, { approval }), [replace]);
  const stop = useCallback(() => void latest.current.run.stop(), []);
  const openSource = useCallback((n: number) => latest.current.address.openSource(n, null), []);
  const branches = useBranches({ chatId, chat, address });
  return { ask, askEdited, again, approve, goOn, decide, stop, openSource, ...branches };
}

const idsOf = (attachments: AskedMore['attachments'] = []) =>
  attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {};
