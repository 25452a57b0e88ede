import type { Data } from '@/api/paths';

export type Analytics = Data<'getAnalytics'>;

/** The figures of a period, in the order of tables. */
export const FIGURES = [
  ...(['visits', 'pages', 'searches', 'foundNothing', 'asked', 'answered'] as const),
  ...(['unanswered', 'opened', 'installed'] as const),
];

export type Figure = (typeof FIGURES)[number];
