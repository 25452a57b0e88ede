import type { Turn } from '@/stream/chat-message';

export type AnsweredTurn = Turn & { answer: NonNullable<Turn['answer']> };
