import { message } from '../../base/messages/message';

/** Notice for a question without results, in the answer's language. The client also knows it by its code. */
export const nothingFound = message('answers:answer.nothingFound');

/** Notice for an unknown code, where the advice to write it exactly would not help. */
export const unknownCode = (code: string) => message('answers:answer.unknownCode', { code });

/** Replaces an answer with sources that its reader may not read or that were withdrawn. */
export const hiddenSources = message('answers:answer.hiddenSources');
