/** The public interface of this room. */
export { answerKept, lastAnswerOf } from './answer-kept';
export { answerOnce } from './answer-once';
export { answerUnkept } from './answer-unkept';
export { findChats } from './find-chats';
export type { Reader } from './read-chat';
export { readerOf } from './routes/reader-of';
export type { RunStep } from './runs/types';
export { listDisliked } from './store/evaluations';
export { hasAsked } from './store/has-asked';
