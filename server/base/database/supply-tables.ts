import type { Generated, JSONColumnType } from 'kysely';
import type { OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';

/** Row types of what suppliers write and operators decide. */
export interface SupplyTables {
  market_supplier: {
    access_domain: string;
    organization_id: string;
    state: Generated<'waiting' | 'approved' | 'suspended'>;
    trusted: Generated<boolean>;
    sisters: Generated<string[]>;
    reason: Generated<string>;
    created_at: Generated<Date>;
  };
  offering_draft: {
    id: string;
    access_domain: string;
    supplier_id: string;
    kind: OfferingKind;
    sku: string;
    category_id: string | null;
    label: Generated<string>;
    body: JSONColumnType<Partial<OfferingDocument>>;
    audience: Generated<string[]>;
    state: Generated<'draft' | 'review' | 'returned'>;
    reason: Generated<string>;
    step: Generated<number>;
    changed_by: string | null;
    changed_at: Generated<Date>;
  };
  offering_view: { offering_id: string; day: Date; views: Generated<number> };
  review: {
    id: string;
    access_domain: string;
    offering_id: string;
    version: string;
    organization_id: string;
    person_id: string | null;
    stars: number;
    body: Generated<string>;
    is_trial: boolean;
    state: Generated<'published' | 'hidden'>;
    reason: Generated<string>;
    reply: Generated<string>;
    replied_at: Date | null;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  review_report: { review_id: string; person_id: string; reason: string; created_at: Generated<Date> };
  offering_picture: { offering_id: string; n: number; file_id: string };
}
