import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Changed, Notice, SessionKind } from '../../accounts';

export type Role = 'owner' | 'admin' | 'member';
/**
 * `prove` sends a code to the person's own contact to confirm a sensitive change; callers cannot choose the address.
 */
export type Scenario = 'login' | 'getback' | 'socialbind' | 'prove';
/** What a message contains: a code for one of the scenarios, or a notice of a change. */
export type MessageKind = Scenario | 'notice';
export type Decision = 'pending' | 'approved' | 'refused';
export type PersonEventKind =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'session-revoked'
  | 'token-exchanged'
  | 'token-reused'
  | 'proved'
  | 'prove-failed'
  | 'password-changed'
  | 'changes-undone'
  | 'leaving'
  | 'leaving-cancelled'
  | 'exported'
  | 'profile-changed'
  | 'contact-changed'
  | 'registered'
  | 'identity-bound'
  | 'organization-applied'
  | 'join-applied'
  | 'join-decided'
  | 'role-changed'
  | 'organization-rules'
  | 'organization-page'
  | 'invited'
  | 'invitation-sent'
  | 'invitation-revoked'
  | 'invitation-accepted'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-renamed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'second-step-failed';

/** Row types of 020_people.sql. */
export interface PeopleTables {
  organization: {
    id: string;
    name: string;
    tenant_code: string;
    code: string | null;
    logo: Generated<string>;
    introduction: Generated<string>;
    industry_id: string | null;
    address: Generated<string>;
    website: Generated<string>;
    personal_of: string | null;
    disabled_at: Generated<Date | null>;
    disabled_reason: Generated<string>;
    require_second_factor: Generated<boolean>;
    created_at: Generated<Date>;
  };
  person: {
    id: string;
    owner_key: string;
    username: string | null;
    phone: string | null;
    email: string | null;
    nickname: Generated<string>;
    head_img: Generated<string>;
    signature: Generated<string>;
    password: string | null;
    current_tenant: string | null;
    disabled_at: Date | null;
    locale: Generated<Locale | null>;
    disabled_reason: Generated<string>;
    leaves_at: Generated<Date | null>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  membership: {
    organization_id: string;
    person_id: string;
    role: Role;
    joined_at: Generated<Date>;
    used_at: Generated<Date>;
  };
  person_session: {
    id: string;
    person_id: string;
    token_hash: string;
    user_token_hash: string | null;
    former_hash: string | null;
    rotated_at: Generated<Date>;
    tenant_id: string | null;
    device: Generated<string>;
    address: Generated<string>;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    expires_at: Date;
    proved_at: Generated<Date>;
    second_at: Generated<Date | null>;
    kind: Generated<SessionKind>;
    idle_s: Generated<number>;
    ends_at: Generated<Date>;
  };
  tenant_token: { token_hash: string; session_id: string; tenant_id: string; expires_at: Date };
  person_identity: { provider: string; subject: string; person_id: string; created_at: Generated<Date> };
  verification_code: {
    target: string;
    scenario: Scenario;
    asker: Generated<string>;
    code_hash: string;
    tries: Generated<number>;
    strange_tries: Generated<number>;
    sent_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    proof_hash: string | null;
  };
  captcha: { token_hash: string; answer_hash: string; kind: Generated<'picture' | 'question'>; expires_at: Date };
  known_device: {
    token_hash: string;
    person_id: string;
    created_at: Generated<Date>;
    used_at: Generated<Date>;
    expires_at: Date;
  };
  installation_secret: { name: string; secret: string; created_at: Generated<Date> };
  budget: { key: string; used: number; resets_at: Date };
  outbox_message: {
    id: Generated<string>;
    channel: 'sms' | 'email';
    target: string;
    scenario: MessageKind;
    access_domain: string;
    locale: string;
    code: string | null;
    notice: ColumnType<Notice | null, string | null | undefined, string | null>;
    status: 'queued' | 'kept' | 'sent' | 'failed' | 'withheld';
    fault: string | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  join_application: {
    id: string;
    organization_id: string;
    person_id: string;
    reason: Generated<string>;
    status: Generated<Decision>;
    decided_by: string | null;
    decided_at: Date | null;
    created_at: Generated<Date>;
  };
  invitation: {
    id: string;
    organization_id: string | null;
    token_hash: string;
    role: Exclude<Role, 'owner'> | null;
    operator_role: 'viewer' | 'editor' | 'publisher' | 'administrator' | null;
    kind: 'installation' | 'organization' | 'domain' | null;
    tenant_id: string | null;
    access_domain: string | null;
    account: string | null;
    uses: number;
    uses_left: number;
    invited_by: string;
    created_at: Generated<Date>;
    ends_at: Date;
    revoked_at: Generated<Date | null>;
  };
  organization_application: {
    id: string;
    person_id: string;
    name: string;
    code: string;
    industry_id: string | null;
    licence_url: Generated<string>;
    contact: Generated<string>;
    phone: Generated<string>;
    status: Generated<Decision>;
    organization_id: string | null;
    decided_by: string | null;
    decided_at: Date | null;
    created_at: Generated<Date>;
  };
  person_file: {
    id: string;
    /** Null: its owner has left, and a post that stays needs it. */
    person_id: string | null;
    name: string;
    mime: string;
    size: number;
    bytes: Buffer;
    created_at: Generated<Date>;
    /** The post for which it was uploaded; null: for the account. */
    post_id: string | null;
  };
  sign_on: {
    state_hash: string;
    provider: string;
    visitor: string;
    nonce: string;
    verifier: string;
    return_to: string;
    expires_at: Date;
  };
  transfer_ticket: {
    ticket_hash: string;
    person_id: string;
    key_id: string;
    access_domain: string;
    appid: string;
    expires_at: Date;
  };
  weixin_bind: { code_hash: string; subject: string; nickname: string; head_img: string; expires_at: Date };
  account_change: {
    id: Generated<string>;
    person_id: string;
    what: Changed;
    at: Generated<Date>;
    phone: string | null;
    email: string | null;
    undone_at: Generated<Date | null>;
  };
  undo_token: { token_hash: string; person_id: string; contact: string; expires_at: Date };
  person_event: {
    id: Generated<string>;
    at: Generated<Date>;
    person_id: string | null;
    kind: PersonEventKind;
    address: Generated<string>;
    device: Generated<string>;
    detail: Generated<string>;
  };
}
