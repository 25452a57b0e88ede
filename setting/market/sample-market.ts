import type { Names, OfferingDocument, OfferingKind } from './offering-document';

/** A supplier with what it offers, as a file of fixtures/seed/market/offerings holds it. */
export interface SampleSupplier {
  organization: {
    id: string;
    name: string;
    tenantCode: string;
    industryId?: string;
    logo?: string;
    address?: string;
    introduction?: string;
  };
  profile: Names;
  certificates: string[];
  regions: string[];
  industries: string[];
  offerings: SampleOffering[];
}

export interface SampleOffering {
  id: string;
  kind: OfferingKind;
  category: string;
  label: string;
  /** YYYY-MM-DD */
  date: string;
  document: OfferingDocument;
  state?: 'paused' | 'delisted';
  reason?: string;
  /** Organizations that alone may see it. */
  private?: string[];
  /** Former versions, the newest first, by what differs. */
  former?: { label: string; date: string; changes: Names }[];
}

/** All versions of a sample, the oldest first. */
export const versionsOf = ({ label, date, document, former = [] }: SampleOffering) => [
  ...[...former].reverse().map((one) => ({ ...one, document: { ...document, changes: one.changes } })),
  { label, date, document },
];
