import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { components } from '../../../generated/api';
import type { ContactFields, StoredContactState } from '../../../setting/market/contact-states';
import type {
  DemandBudget,
  DemandCloseReason,
  DemandQuantity,
  DemandReaders,
  StoredDemandState,
} from '../../../setting/market/demand-document';
import type {
  AttributeOption,
  Names,
  OfferingDocument,
  OfferingKind,
  Plan,
} from '../../../setting/market/offering-document';
import type { Decides, OrderKind, OrderStatus, OrderTerms, Quote } from '../../../setting/market/order-states';
import type { ResponseState } from '../../../setting/market/response-states';

/** In the smallest unit of the currency. */
export interface ResponsePrice {
  min: number;
  max: number;
  currency: string;
}

/** Row types of the market. */
export interface MarketTables {
  supplier: {
    organization_id: string;
    profile: JSONColumnType<Names>;
    certificates: Generated<string[]>;
    regions: Generated<string[]>;
    industries: Generated<string[]>;
    state: Generated<'waiting' | 'approved' | 'suspended'>;
    verified_at: Date | null;
  };
  market_category: {
    id: string;
    kind: OfferingKind;
    names: JSONColumnType<Names>;
    sort: Generated<number>;
    step: Generated<number>;
  };
  market_attribute: {
    category_id: string;
    key: string;
    names: JSONColumnType<Names>;
    kind: 'number' | 'enum' | 'bool' | 'text';
    unit: Generated<string>;
    facet: Generated<boolean>;
    options: ColumnType<AttributeOption[], string | undefined, string>;
    sort: Generated<number>;
  };
  offering: {
    id: string;
    kind: OfferingKind;
    supplier_id: string;
    sku: string;
    category_id: string | null;
    state: Generated<'listed' | 'paused' | 'delisted' | 'retired'>;
    state_reason: Generated<string>;
    live_version: number | null;
    facets: Generated<string[]>;
    numbers: JSONColumnType<Record<string, number>>;
    terms: Generated<string[]>;
    name_terms: Generated<string[]>;
    rating: number | null;
    ratings: Generated<number>;
    created_at: Generated<Date>;
    published_at: Date | null;
  };
  offering_version: {
    offering_id: string;
    n: number;
    label: string;
    body: JSONColumnType<OfferingDocument>;
    published_at: Generated<Date>;
  };
  listing: {
    access_domain: string;
    offering_id: string;
    state: Generated<'offered' | 'listed' | 'hidden'>;
    reason: Generated<string>;
    private: Generated<boolean>;
    position: number | null;
    created_at: Generated<Date>;
  };
  private_offer: {
    offering_id: string;
    organization_id: string;
    ends_at: Date | null;
  };
  private_price: {
    id: string;
    offering_id: string;
    organization_id: string;
    plan: JSONColumnType<Plan>;
    ends_on: Date;
    ended_at: Date | null;
    person_id: string | null;
    created_at: Generated<Date>;
  };
  market_order: {
    id: string;
    access_domain: string;
    kind: OrderKind;
    organization_id: string;
    person_id: string | null;
    offering_id: string;
    supplier_id: string;
    terms: JSONColumnType<OrderTerms>;
    seats: Generated<number>;
    remark: Generated<string>;
    po_number: Generated<string>;
    status: OrderStatus;
    waits_for: Decides | null;
    quote: JSONColumnType<Quote | null>;
    step: Generated<number>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    reminded: number | null;
  };
  order_event: {
    order_id: string;
    step: number;
    action: string;
    person_id: string | null;
    status: string;
    reason: Generated<string>;
    at: Generated<Date>;
  };
  entitlement: {
    id: string;
    organization_id: string;
    offering_id: string;
    kind: 'full' | 'trial';
    plan: JSONColumnType<OrderTerms>;
    seats: number;
    starts_at: Generated<Date>;
    ends_at: Date | null;
    ended_at: Date | null;
    order_id: string | null;
    set_up_version: string | null;
    set_up_at: Date | null;
    reminded: number | null;
    suspended_at: Date | null;
    suspend_reason: Generated<string>;
  };
  buyer_rule: {
    organization_id: string;
    kinds: Generated<OfferingKind[]>;
    amount: string | null;
    currency: Generated<string>;
    changed_by: string | null;
    changed_at: Generated<Date>;
  };
  app_code: {
    code_hash: string;
    entitlement_id: string;
    person_id: string;
    host: string;
    expires_at: Date;
  };
  app_token: {
    token_hash: string;
    entitlement_id: string;
    person_id: string;
    expires_at: Date;
  };
  supplier_person: {
    supplier_id: string;
    person_id: string;
    alias: string;
  };
  demand: {
    id: string;
    organization_id: string;
    kind: OfferingKind;
    industry: Generated<string>;
    region: Generated<string>;
    quantities: JSONColumnType<DemandQuantity[]>;
    due: string | null;
    budget: ColumnType<DemandBudget | null, string | null | undefined, string | null>;
    readers: Generated<DemandReaders>;
    hides_name: Generated<boolean>;
    state: Generated<StoredDemandState>;
    close_reason: DemandCloseReason | null;
    close_words: Generated<string>;
    origin: 'chat' | 'search' | null;
    step: Generated<number>;
    extended: Generated<number>;
    opened_at: Date | null;
    expires_at: Date | null;
    closed_at: Date | null;
    told_at: Date | null;
    reminded: number | null;
    matched_at: Date | null;
  };
  demand_match: {
    demand_id: string;
    offering_id: string;
    rank: number;
  };
  demand_match_dropped: {
    demand_id: string;
    offering_id: string;
    person_id: string | null;
    at: Generated<Date>;
  };
  demand_response: {
    id: string;
    demand_id: string;
    organization_id: string;
    person_id: string | null;
    offering_id: string | null;
    words: string;
    price: ColumnType<ResponsePrice | null, string | null | undefined, string | null>;
    lead_weeks: number | null;
    state: Generated<ResponseState>;
    reason: Generated<string>;
    step: Generated<number>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  contact_exchange: {
    id: string;
    access_domain: string;
    response_id: string;
    from_organization: string;
    from_person: string | null;
    to_organization: string;
    to_person: string | null;
    purpose: string;
    from_fields: JSONColumnType<ContactFields>;
    to_fields: ColumnType<ContactFields | null, string | null | undefined, string | null>;
    state: Generated<StoredContactState>;
    asked_at: Generated<Date>;
    decided_at: Date | null;
  };
  contact_reveal: {
    exchange_id: string;
    person_id: string;
    organization_id: string;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
    looks: Generated<number>;
  };
  saved_search: {
    id: string;
    person_id: string;
    access_domain: string;
    keyword: Generated<string>;
    terms: Generated<string[]>;
    kind: Generated<components['schemas']['SavedSearch']['kind']>;
    industry: Generated<components['schemas']['SavedSearch']['industry']>;
    region: Generated<string>;
    created_at: Generated<Date>;
  };
}
