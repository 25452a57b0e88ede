import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { checkOffering, type Fault } from '../../../setting/market/check-offering';
import type { Category } from '../../../setting/market/offering-document';
import { toWire, wholeDocument } from '../../../setting/market/offering-wire';
import { toApp } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import { message } from '../../base/messages/message';
import { nameOf } from '../orders/present-order';
import { listCategories } from '../store/categories';
import type { DraftRow, PublishedRow } from '../store/drafts';
import { listVersions } from '../store/find-offerings';
import { organizationsByCode } from '../store/suppliers';

type Draft = components['schemas']['OfferingDraft'];
type May = Draft['may'];

export interface Own {
  draft: DraftRow | undefined;
  live: PublishedRow | undefined;
}

/** A draft with its category and what must be mended before it can be published. */
export async function checkDraft(db: Db, draft: DraftRow) {
  const [categories, versions, known] = await Promise.all([
    listCategories(db, [draft.kind]),
    listVersions(db, draft.id),
    organizationsByCode(db, draft.audience),
  ]);
  const category = categories.find(({ id }) => id === draft.category);
  const labels = versions.map(({ label }) => label);
  const { sku, label, body: document, audience } = draft;
  const faults: Fault[] = [
    ...checkOffering({ sku, label, category, document, labels }),
    ...audience.flatMap((code, at): Fault[] => {
      const pointer = `/audience/${at}`;
      if (!known.has(code)) return [{ pointer, text: message('supply:check.audience', { code }) }];
      return known.get(code) === draft.supplier ? [{ pointer, text: message('supply:check.own', { code }) }] : [];
    }),
  ];
  return { category, labels, faults, audience: [...known.values()] };
}

/** What a member, or whoever runs the supplier, may do with what is there. */
function mayOf({ draft, live }: Own, runsIt: boolean): May {
  const may: May = [];
  if (draft?.state !== 'review') may.push('save');
  if (draft && draft.state !== 'review')
    may.push(...(runsIt ? (['submit', 'discard'] as const) : (['discard'] as const)));
  if (draft?.state === 'review' && runsIt) may.push('withdraw');
  if (live && runsIt) {
    if (live.state === 'listed') may.push('pause');
    if (live.state === 'paused' || live.state === 'retired') may.push('resume');
    if (live.state === 'listed' || live.state === 'paused') may.push('retire');
  }
  return may;
}

export async function toDraft(db: Db, own: Own, supplier: string, runsIt: boolean, locale: Locale): Promise<Draft> {
  const { draft, live } = own;
  const row = draft ?? fromLive(live, supplier);
  const { category, labels, faults, audience: _, ...checked } = await checkDraft(db, row);
  return {
    ...{ id: row.id, kind: row.kind, sku: row.sku, categoryId: row.category, label: row.label, ...checked },
    ...{ document: toWire(row.body), audience: row.audience, step: row.step, state: draft?.state ?? 'none' },
    ...{ reason: row.reason, versions: labels, may: mayOf(own, runsIt) },
    ...(draft && { changedBy: nameOf(draft), changedAt: draft.changedAt.toISOString() }),
    ...(live && { offeringState: live.state }),
    faults: draft ? faults.map(({ pointer, text }) => ({ pointer, text: text[locale] })) : [],
    preview: previewOf(row, category, locale),
  };
}

/** The page that a draft would have. */
export const previewOf = (row: DraftRow, category: Category | undefined, locale: Locale) =>
  toApp(
    {
      ...{ id: row.id, kind: row.kind, supplierId: row.supplier, supplierName: row.supplierName },
      ...{ supplierCode: row.code, categoryId: row.category, state: 'listed', stateReason: '', version: row.label },
      ...{ body: previewBody(row.body), rating: null, ratings: 0, publishedAt: row.changedAt },
    },
    locale,
    category,
  );

/** A price needs a currency that there is, which a draft may lack. */
function previewBody(body: DraftRow['body']) {
  const known = Intl.supportedValuesOf('currency');
  const { plans, ...rest } = wholeDocument(body);
  return {
    ...rest,
    ...(plans && {
      plans: plans.map(({ currency, ...plan }) => ({
        ...plan,
        ...(currency && known.includes(currency) && { currency }),
      })),
    }),
  };
}

function fromLive(live: PublishedRow | undefined, supplier: string): DraftRow {
  if (!live) throw new Error('There is neither a draft nor a live version.');
  const { id, kind, sku, category, label, body, audience, supplierName, code, publishedAt } = live;
  return {
    ...{ id, domain: '', supplier, kind, sku, category, label, body, audience, supplierName, code },
    ...{ state: 'draft', reason: '', step: 0, changedAt: publishedAt },
    ...{ nickname: null, phone: null, email: null, username: null },
  };
}
