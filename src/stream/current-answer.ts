import { createContext, useContext } from 'react';
import type { ChatMessage } from './chat-message';
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
  ask: (query: string, more?: AskedMore) => void;
  stop: () => void;
  /** Opens the question for editing. */
  edit: () => void;
}

/** What goes with a question. */
export interface AskedMore {
  quoted?: QuotedText[];
  research?: PlanChoice | null;
  attachments?: ChatMessage['attachments'];
  /** Those of a question that has waited for its turn. */
  ids?: { messageId: string; answerId: string };
}

export const CurrentAnswerContext = createContext<CurrentAnswer | null>(null);

/** Null for blocks outside of an answer, which then show nothing. */
export function useCurrentAnswer(): CurrentAnswer | null {
  return useContext(CurrentAnswerContext);
}
