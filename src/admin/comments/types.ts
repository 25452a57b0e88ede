import type { Data } from '@/api/paths';

export type Talk = Data<'listDomainComments'>;
export type Comment = Talk['comments'][number];

/** What a comment can be about: a block of the page, by name; `id` null for the page as a whole. */
export interface Spot {
  id: string | null;
  name: string;
}

export const isOpen = ({ resolvedAt }: Comment): boolean => resolvedAt === null;

export const MOST_LETTERS = 2000;
