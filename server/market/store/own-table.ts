import { sql } from 'kysely';
import type { OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';

export interface OwnOffering {
  id: string;
  sku: string;
  /** The number of its live version, if the draft has another. */
  liveSku: string | null;
  kind: OfferingKind;
  category: string | null;
  version: string;
  audience: string[];
  body: Partial<OfferingDocument>;
  draft: 'draft' | 'review' | 'returned' | null;
  /** Of the draft; 0 without one. */
  step: number;
  /** Names of the versions that were published. */
  labels: string[];
}

/** Everything a supplier has, each as its draft, else as its live version. */
export async function listOwnTable(db: Db, supplier: string): Promise<OwnOffering[]> {
  const { rows } = await sql<OwnOffering>`
    select coalesce(d.id, o.id) as id, coalesce(d.sku, o.sku) as sku, o.sku as "liveSku", coalesce(d.kind, o.kind) as kind,
      case when d.id is null then o.category_id else d.category_id end as category, coalesce(d.label, v.label) as version,
      coalesce(d.body, v.body) as body, d.state as draft, coalesce(d.step, 0) as step,
      array(select label from offering_version where offering_id = o.id) as labels,
      coalesce(d.audience, array(select distinct g.tenant_code from private_offer f
        join organization g on g.id = f.organization_id
        where f.offering_id = o.id and exists (select from listing where offering_id = o.id and private)
        order by g.tenant_code)) as audience
    from (select * from offering where supplier_id = ${supplier}) o
    left join offering_version v on v.offering_id = o.id and v.n = o.live_version
    full join (select * from offering_draft where supplier_id = ${supplier}) d on d.id = o.id
    order by 2, 1`.execute(db);
  return rows;
}
