import type { Generated } from 'kysely';

export type Door = 'portal' | 'workbench';
export type ChallengePurpose = 'add' | 'step' | 'prove' | 'sign-in';

/** Row types of 045_second_factor.sql. */
export interface FactorTables {
  totp_factor: { person_id: string; secret: string; last_period: Generated<string>; created_at: Generated<Date> };
  totp_set_up: { person_id: string; secret: string; expires_at: Date };
  passkey: {
    id: string;
    person_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: Generated<string>;
    transports: string[];
    rp_id: string;
    name: string;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
  recovery_code: { code_hash: string; person_id: string; created_at: Generated<Date> };
  second_step: {
    ticket_hash: string;
    person_id: string;
    visitor: string;
    door: Door;
    how: string;
    set_up: boolean;
    tries: Generated<number>;
    expires_at: Date;
  };
  passkey_challenge: {
    challenge: string;
    purpose: ChallengePurpose;
    bound_to: string;
    rp_id: string;
    expires_at: Date;
  };
  sealing_key: { only_one: Generated<boolean>; fingerprint: string };
}
