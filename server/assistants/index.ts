/** The public interface of this room. */
export type { Assistants } from './assistants';
export { findAssistants } from './find-assistants';
