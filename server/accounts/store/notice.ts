/** What was changed about the way into an account. */
export type Changed = 'phone' | 'email' | 'password' | 'identity' | 'factor';

/** What a notice says. */
export interface Notice {
  what: Changed | 'undone' | 'leaving' | 'operator';
  /** When, in ISO form. */
  at: string;
  /** Where it can be undone; its part after # is a secret. Absent where nothing is there to undo. */
  link?: string;
}
