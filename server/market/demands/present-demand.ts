import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { toDemand } from '../../../setting/market/present-demand';
import type { DemandRow } from '../store/demands';
import type { Hall } from './open-hall';

/** A demand for this reader; with its form for whoever may see its drafts. */
export const presentDemand = (
  row: DemandRow,
  isOurs: boolean,
  hall: Hall,
  locale: Locale,
): components['schemas']['Demand'] =>
  toDemand(row, { isOurs, runsIt: hall.runsIt, isAuthor: row.author !== null && row.author === hall.person }, locale);
