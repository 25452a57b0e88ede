import type { DemandReaders } from '../../setting/market/demand-document';
import { inSmallestUnits } from '../../setting/market/offering-document';
import type { OperatorRule } from '../../setting/market/operator-rule';
import { notFound } from '../base/http/errors';
import type { Context } from '../context';
import { openReading } from '../knowledge';
import type { Policy } from './store/listed';

export interface Market {
  domain: string;
  person: string | undefined;
  /** The organization that the reader acts for, and whether they are its owner or administrator. */
  organization: string | undefined;
  runsIt: boolean;
  /** The same organization; undefined also where a person's own space stands for one. */
  actsFor: string | undefined;
  /** Whether one can order here, or only ask. */
  orders: 'on' | 'enquiry' | 'off';
  /** On which orders the portal's operators decide, too. */
  operatorRule: OperatorRule;
  policy: Policy;
  /** With the policy `own`: codes of the portal's own suppliers. */
  ownSuppliers: readonly string[];
  /** Whether offerings that fit a question are shown under its answer. */
  offersUnderAnswers: boolean;
  /** The most readers that a demand may have. */
  demandReaders: DemandReaders;
  /** Whether a moderator looks at demands before others do. */
  demandReview: boolean;
}

type Asking = Parameters<typeof openReading>[1];
type MarketSetting = NonNullable<Awaited<ReturnType<typeof openReading>>['setting']['market']>;

function operatorRuleOf({ operatorApproves = 'none', operatorLimit, operatorCurrency = 'CNY' }: MarketSetting) {
  if (operatorLimit === undefined) return { orders: operatorApproves };
  const amount = inSmallestUnits(operatorLimit, operatorCurrency);
  return { orders: operatorApproves, limit: { amount, currency: operatorCurrency } };
}

/** The market of a portal as this reader may see it. Throws 404 where there is none. */
export async function openMarket(ctx: Context, req: Asking): Promise<Market> {
  const { setting, domain, reader } = await openReading(ctx, req);
  if (!domain.known || !setting.market?.enabled) throw notFound('market', domain.name);
  const role = reader.actsFor === undefined ? undefined : reader.roles.get(reader.actsFor);
  return {
    domain: domain.name,
    person: req.person?.id,
    organization: reader.actsFor,
    actsFor: reader.actsFor,
    runsIt: role === 'owner' || role === 'admin',
    orders: setting.market.orders ?? 'on',
    operatorRule: operatorRuleOf(setting.market),
    policy: setting.market.policy ?? 'open',
    ownSuppliers: setting.market.suppliers ?? [],
    offersUnderAnswers: setting.market.offersUnderAnswers ?? false,
    demandReaders: setting.market.demandReaders ?? 'everybody',
    demandReview: setting.market.demandReview ?? false,
  };
}
