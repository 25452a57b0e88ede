/** The part of an account that was changed. */
export type Changed = 'phone' | 'email' | 'password' | 'identity' | 'factor';

/** Content of a notice. */
export interface Notice {
  what: Changed | 'undone' | 'leaving' | 'operator';
  /** Time of the change in ISO 8601. */
  at: string;
  /** Address to undo the change, with a secret in its fragment. Absent if there is nothing to undo. */
  link?: string;
}
