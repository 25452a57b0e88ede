import { message } from '../../base/messages/message';

/** What an answer says in its own words, in the language it is written in. The page knows the notice by its code as well. */
export const nothingFound = message('answers:answer.nothingFound');

/** The same where a code was asked for that stands nowhere: to write it exactly would be no help. */
export const unknownCode = (code: string) => message('answers:answer.unknownCode', { code });

/** Said first where research was asked for: what follows is shorter than what was wanted. */
export const answeredInstead = message('answers:answer.insteadOfResearch');

/** Instead of an answer that leans on what its reader may not read, or on what was withdrawn since. */
export const hiddenSources = message('answers:answer.hiddenSources');
