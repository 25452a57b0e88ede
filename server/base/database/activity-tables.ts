import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Answer } from '../../../setting/activity/survey';
import type { LocalizedText } from '../../../setting/messages/catalogue';

/** Row types of what happened in activities. */
export interface ActivityTables {
  activity: {
    access_domain: string;
    id: string;
    sealed_secret: string;
    commitment: string;
    salt: string;
    paused_at: Date | null;
    cancelled_at: Date | null;
    note: ColumnType<LocalizedText | null, string | null, string | null>;
    created_at: Generated<Date>;
  };
  activity_entry: {
    id: string;
    access_domain: string;
    activity: string;
    revision: string;
    person_id: string | null;
    visitor: string | null;
    ticket: string;
    state: Generated<'started' | 'completed' | 'merged'>;
    source: Generated<string>;
    hold_until: Date;
    draws_allowed: Generated<number>;
    draws_used: Generated<number>;
    created_at: Generated<Date>;
    completed_at: Date | null;
    organizations: string[] | null;
  };
  survey_response: {
    entry_id: string;
    revision: string;
    answers: JSONColumnType<Record<string, Answer>>;
    marks: JSONColumnType<Record<string, number>>;
    seq: Generated<number>;
    handed_in_at: Date | null;
    changed_at: Generated<Date>;
  };
  activity_view: {
    seq: GeneratedAlways<string>;
    access_domain: string;
    activity: string;
    reader: string | null;
    source: Generated<string>;
    eligible: boolean;
    at: Generated<Date>;
  };
  activity_prize: {
    access_domain: string;
    activity: string;
    prize: string;
    stock: number;
    given: Generated<number>;
  };
  activity_draw: {
    entry_id: string;
    k: number;
    revision: string;
    client_seed: Generated<string>;
    roll: number;
    hit: string | null;
    prize: string | null;
    stock_no: number | null;
    at: Generated<Date>;
  };
  beacon_value: {
    chain: string;
    round: number;
    randomness: string;
    signature: string;
    read_at: Generated<Date>;
  };
  activity_press: {
    entry_id: string;
    k: number;
    revision: string;
    client_seed: Generated<string>;
    round: number;
    at: Date;
    rolled_at: Date | null;
  };
  activity_ballot: {
    entry_id: string;
    ballot: string;
    day: string;
    access_domain: string;
    activity: string;
    nominee: string;
    by_account: boolean;
    network: string | null;
    state: Generated<'counted' | 'held' | 'aside'>;
    at: Generated<Date>;
    reviewed_at: Date | null;
  };
  contest_work: {
    entry_id: string;
    id: string;
    title: string;
    text: string;
    url: string;
    state: Generated<'draft' | 'handedIn' | 'shown' | 'returned'>;
    step: Generated<number>;
    note: Generated<string>;
    changed_at: Generated<Date>;
  };
  contest_file: {
    id: string;
    entry_id: string;
    place: number | null;
    name: string;
    mime: string;
    size: number;
    width: number | null;
    height: number | null;
    bytes: Buffer;
    created_at: Generated<Date>;
  };
  contest_score: {
    work_id: string;
    juror: string;
    criterion: string;
    score: number;
    at: Generated<Date>;
  };
  activity_step: {
    entry_id: string;
    step: string;
    at: Generated<Date>;
  };
  activity_reading: {
    access_domain: string;
    owner: string;
    document: string;
    at: Generated<Date>;
  };
  activity_list: {
    access_domain: string;
    activity: string;
    revision: string;
    tickets: number;
    tickets_hash: string;
    closed_at: Generated<Date>;
    drawn_at: Date | null;
    round: number | null;
  };
  activity_rank: {
    access_domain: string;
    activity: string;
    n: number;
    entry_id: string;
    prize: string | null;
  };
  activity_code: {
    seq: GeneratedAlways<string>;
    access_domain: string;
    activity: string;
    prize: string;
    mark: string;
    sealed: string | null;
    win_id: string | null;
    added_at: Generated<Date>;
  };
  activity_win: {
    id: string;
    access_domain: string;
    activity: string;
    entry_id: string;
    prize: string;
    stock_no: number | null;
    k: number | null;
    state: Generated<'won' | 'claimed' | 'returned' | 'sent' | 'delivered' | 'lapsed' | 'refused'>;
    claim_until: Date;
    code_hash: string | null;
    sealed_claim: string | null;
    claims: Generated<number>;
    note: Generated<string>;
    tracking: Generated<string>;
    texted_at: Generated<Date | null>;
    won_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
}
