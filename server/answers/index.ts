/** The public interface of this room. */
export { answerOnce } from './answer-once';
export { findChats } from './find-chats';
export type { Reader } from './read-chat';
export { readerOf } from './routes/reader-of';
export { listDisliked } from './store/evaluations';
