/** The public interface of this room. */
export type { Assistants } from './assistants';
export type { LiveActivity } from './definitions/live-activities';
export { findAssistants } from './find-assistants';
export { seedActivities } from './seed-activities';
