import type { ActivityDocument } from '../../setting/activity/activity-document';

/** The last moment to claim, by the document. One from before it had to be stated: 30 days after the end. */
export const claimEnd = ({ windows: { claimUntil, close } }: ActivityDocument): Date =>
  claimUntil === undefined ? new Date(Date.parse(close) + 30 * 86_400_000) : new Date(claimUntil);

/** The page of a win; it opens for its winner only. */
export const winLink = (win: string): string => `/awardResult?w=${win}`;
