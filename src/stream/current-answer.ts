import { createContext, useContext } from 'react';
import type { ChatMessage } from './message-path';
import type { RunSnapshot } from './run-handle';
import type { PlanChoice } from './types';
import type { QuotedText } from './use-quoted';

/** The answer shown, for the blocks around it: sources, outline, follow-ups, next question. */
export interface CurrentAnswer {
  chatId: string;
  question: ChatMessage;
  message: ChatMessage;
  run: RunSnapshot;
  /** Whether this visitor may write in the chat. */
  mine: boolean;
  openSource: (n: number) => void;
  /** `ids` are those of a question that has waited for its turn. */
  ask: (
    query: string,
    quoted?: QuotedText[],
    research?: PlanChoice | null,
    ids?: { messageId: string; answerId: string },
  ) => void;
  stop: () => void;
  /** Opens the question for editing. */
  edit: () => void;
}

export const CurrentAnswerContext = createContext<CurrentAnswer | null>(null);

/** Null for blocks outside of an answer, which then show nothing. */
export function useCurrentAnswer(): CurrentAnswer | null {
  return useContext(CurrentAnswerContext);
}
