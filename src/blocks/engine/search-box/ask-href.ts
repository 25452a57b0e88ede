import type { components } from '../../../../generated/api';

/** Length of the encoded question. Longer URLs fail on reload, because servers refuse them. */
const LONGEST_IN_ADDRESS = 1_500;

export type QuotedText = components['schemas']['QuotedText'];
export type Attachment = components['schemas']['Attachment'];

export interface AskTarget {
  to: string;
  state?: { wd?: string; quoted?: readonly QuotedText[]; attachments?: readonly Attachment[] };
}

/** The question page for this question. A question too long for the URL is passed in the navigation state. */
export function askTarget(
  question: string,
  scope: readonly number[],
  offered: readonly number[],
  quoted: readonly QuotedText[] = [],
  attachments: readonly Attachment[] = [],
): AskTarget {
  const query = new URLSearchParams();
  const long = encodeURIComponent(question).length > LONGEST_IN_ADDRESS;
  if (!long) query.set('wd', question);
  if (scope.length > 0 && scope.length < offered.length) query.set('scope', scope.join(','));
  const state = {
    ...(long && { wd: question }),
    ...(quoted.length > 0 && { quoted }),
    ...(attachments.length > 0 && { attachments }),
  };
  const text = query.toString();
  return { to: `/q${text && `?${text}`}`, ...(Object.keys(state).length > 0 && { state }) };
}
