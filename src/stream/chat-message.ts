import type { components } from '../../generated/api';
import type { PathTurn } from '../../setting/chat/message-path';

export type ChatMessage = components['schemas']['ChatMessage'];
export type Turn = PathTurn<ChatMessage>;
