import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { localize } from '../../../setting/messages/localize';
import { message } from '../../base/messages/message';
import type { Policy } from '../store/listed';
import type { OwnRow } from '../store/supply-figures';

interface Placed {
  state: OwnRow['state'];
  stateReason: string;
  listing: OwnRow['listing'];
  listingReason: string;
  chosen: boolean | null;
  private: boolean | null;
}

/** Why a catalogue does not show an offering, or to whom alone; undefined if everybody sees it. */
export function whyHidden(row: Placed, policy: Policy): LocalizedText | undefined {
  const { state, stateReason: reason, listing, listingReason, chosen } = row;
  if (state === 'paused') return message('supply:why.paused', { reason });
  if (state === 'delisted') return message('supply:why.delisted', { reason });
  if (state === 'retired') return message('supply:why.retired');
  if (listing === 'hidden') return message('supply:why.hidden', { reason: listingReason });
  if (policy === 'curated' && listing === 'offered') return message('supply:why.curated');
  if (policy === 'own' && chosen === false) return message('supply:why.own');
  if (chosen === false) return message('supply:why.suspended');
  return row.private ? message('supply:why.private') : undefined;
}

export function toOwn(row: OwnRow, policy: Policy, locale: Locale): components['schemas']['OwnOffering'] {
  const { id, kind, sku, names, state, version, draft, views, orders, open, rights, ending } = row;
  const why = state === null ? undefined : whyHidden(row, policy);
  return {
    ...{ id, kind, sku, name: localize(names ?? {}, locale) ?? '', state: state ?? 'draft', version },
    ...(why && { why: why[locale] }),
    ...{ draft: draft ?? 'none', views, orders, open, rights, ending },
    ...(row.private && { private: true }),
  };
}
