import type { Turn } from '@/stream/message-path';

export type AnsweredTurn = Turn & { answer: NonNullable<Turn['answer']> };
