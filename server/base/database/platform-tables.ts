import type { Generated, JSONColumnType } from 'kysely';

/** Row types of the developer platform. */
export interface PlatformTables {
  api_key: {
    id: string;
    kind: 'person' | 'organization';
    person_id: string | null;
    organization_id: string | null;
    made_by: string | null;
    name: string;
    scopes: string[];
    bases: number[] | null;
    models: string[] | null;
    domains: string[] | null;
    networks: string[] | null;
    secret_hash: string;
    former_hash: string | null;
    former_until: Date | null;
    former_used: Generated<number>;
    former_used_at: Date | null;
    former_network: string | null;
    expires_at: Date | null;
    created_at: Generated<Date>;
    rotated_at: Date | null;
    used_at: Date | null;
    used_network: string | null;
    seen_in_address_at: Date | null;
    ended_at: Date | null;
    /** The portal where it was made. */
    access_domain: string | null;
    /** So many days before its end its owner was told last. */
    reminded: number | null;
    ended_by: 'owner' | 'admin' | 'operator' | 'leak' | null;
  };
  oauth_client: {
    id: string;
    access_domain: string;
    name: string;
    redirects: string[];
    network: string;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
  oauth_grant: {
    id: string;
    access_domain: string;
    client_id: string;
    client_name: string;
    returns_to: string;
    person_id: string;
    organization_id: string | null;
    scopes: string[];
    code_hash: string;
    code_until: Date;
    challenge: string;
    redirect: string;
    redeemed_at: Date | null;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    used_network: string | null;
    ended_at: Date | null;
    ended_by: 'owner' | 'client' | 'reuse' | null;
  };
  oauth_token: {
    hash: string;
    grant_id: string;
    kind: 'access' | 'refresh';
    expires_at: Date;
    used_at: Date | null;
  };
  usage_event: {
    id: Generated<string>;
    at: Generated<Date>;
    key_id: string | null;
    /** What a person allowed a connected program, in place of a key. */
    grant_id: string | null;
    person_id: string | null;
    organization_id: string | null;
    access_domain: string;
    operation: 'ask' | 'chat' | 'embed' | 'mcp';
    model: string;
    input_tokens: number;
    output_tokens: number;
    reported: boolean;
    ms: number;
    status: 'done' | 'cut' | 'left' | 'ended' | 'failed';
    request_id: string;
    /** The server that answered, by its name; null for what the portal answers itself. */
    server: string | null;
    /** Millionths of the currency; null: not known. */
    cost_micros: string | null;
    currency: string | null;
    /** The day from which the price holds. */
    price_since: string | null;
  };
  budget_cap: {
    id: string;
    period: 'day' | 'month';
    cap: string;
    used: Generated<string>;
    held: Generated<string>;
    starts_at: Generated<Date>;
  };
  budget_hold: {
    id: string;
    caps: string[];
    amount: string;
    created_at: Generated<Date>;
  };
  webhook_endpoint: {
    id: string;
    organization_id: string;
    access_domain: string;
    made_by: string | null;
    name: string;
    url: string;
    types: string[];
    state: 'unverified' | 'active' | 'failing' | 'disabled';
    secret: string;
    former_secret: string | null;
    former_until: Date | null;
    failing_since: Date | null;
    disabled_for: 'gone' | 'failures' | 'owner' | null;
    created_at: Generated<Date>;
  };
  event: {
    id: Generated<string>;
    type: string;
    data: JSONColumnType<object>;
    endpoints: string[];
    once: string | null;
    at: Generated<Date>;
    spread_at: Date | null;
  };
  delivery: {
    id: Generated<string>;
    event_id: string;
    endpoint_id: string;
    state: Generated<'due' | 'leased' | 'waiting' | 'delivered' | 'given-up'>;
    next_at: Generated<Date | null>;
    attempts: Generated<number>;
    tried_at: Date | null;
    status: number | null;
    ms: number | null;
    fault: string | null;
    reply: string | null;
  };
  delivery_attempt: {
    delivery_id: string;
    id: Generated<string>;
    attempt: number;
    at: Generated<Date>;
    ms: number | null;
    status: number | null;
    fault: string | null;
    reply: string | null;
  };
  service_switch: {
    prefix: string;
    call: Generated<string>;
    state: 'here' | 'mirrored' | 'there' | null;
    reason: Generated<string>;
    changed_by: string;
    changed_at: Generated<Date>;
    revision: Generated<number>;
  };
  service_hour: {
    prefix: string;
    call: string;
    way: 'mirrored' | 'there';
    hour: Date;
    answers: Generated<number>;
    faults: Generated<number>;
    drifted: Generated<number>;
    /** Answers by upper bound of their time. */
    slow: number[];
  };
  service_drift: {
    prefix: string;
    call: string;
    way: 'mirrored' | 'there';
    pointer: string;
    kind: string;
    count: string;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
  };
  service_fault: {
    prefix: string;
    call: string;
    fault: string;
    at: Generated<Date>;
  };
  track_event: {
    id: Generated<string>;
    at: Generated<Date>;
    access_domain: string;
    name: string;
    what: Generated<string>;
    visitor: Buffer | null;
  };
  track_salt: { day: string; salt: Buffer };
  track_hour: {
    access_domain: string;
    hour: Date;
    name: string;
    what: string;
    count: number;
    visitors: number;
  };
  embed_channel: {
    id: string;
    organization_id: string | null;
    access_domain: string;
    made_by: string | null;
    name: string;
    state: Generated<'on' | 'off'>;
    origins: string[];
    pages: string[];
    assistant: string | null;
    bases: number[] | null;
    look: JSONColumnType<{ mode?: 'light' | 'dark' | 'system'; color?: string; greeting?: string }>;
    identity: boolean;
    reads: 'public' | 'organization';
    secret: string | null;
    former_secret: string | null;
    former_until: Date | null;
    salt: string;
    per_day: number;
    created_at: Generated<Date>;
  };
  embed_session: {
    id: string;
    channel_id: string;
    token_hash: string;
    visitor: string;
    identified: boolean;
    parent: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  embed_identity: { channel_id: string; mark: string; expires_at: Date };
  embed_day: { channel_id: string; day: Date; asked: number };
}
