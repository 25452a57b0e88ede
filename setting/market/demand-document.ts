import type { OfferingKind } from './offering-document';

export type StoredDemandState = 'draft' | 'open' | 'matched' | 'closed';
/** Who reads a demand: everybody who reads the portal, whoever has signed in, or suppliers of the portal only. */
export type DemandReaders = 'everybody' | 'signed-in' | 'suppliers';

export const CLOSE_REASONS = ['here', 'elsewhere', 'not-needed', 'too-dear', 'nobody'] as const;
export type DemandCloseReason = (typeof CLOSE_REASONS)[number];

/** How much or how many of what: "Pressure 10 MPa", "Chocks 2 sets". */
export interface DemandQuantity {
  name: string;
  value: number;
  unit: string;
}

/** In the smallest unit of the currency. */
export interface DemandBudget {
  min: number;
  max: number;
  currency: string;
  /** Whether others than the organization see it. */
  shown: boolean;
}

/** What a demand says beside its title and text. */
export interface DemandFacts {
  kind: OfferingKind;
  /** Of `INDUSTRIES`, or empty. */
  industry: string;
  region: string;
  quantities: DemandQuantity[];
  /** YYYY-MM-DD, or null. */
  due: string | null;
  budget: DemandBudget | null;
  readers: DemandReaders;
  hidesName: boolean;
}

const DAY = 86_400_000;
/** Without a due date. */
export const OPEN_DAYS = 90;

/**
 * When a demand ends: when its last day is over everywhere on earth, so that nobody's day is cut short; else after 90
 * days.
 */
export const demandEnd = (due: string | null, now: Date): Date =>
  due === null ? new Date(now.getTime() + OPEN_DAYS * DAY) : new Date(Date.parse(`${due}T00:00:00Z`) + 1.5 * DAY);

/** Where a demand is read. */
export const demandHref = (id: string): string => `/mission/detail/${encodeURIComponent(id)}`;
