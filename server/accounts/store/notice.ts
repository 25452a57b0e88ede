/** The part of an account that was changed. */
export type Changed = 'phone' | 'email' | 'password' | 'identity' | 'factor';

interface ChangeNotice {
  what: Changed | 'undone' | 'leaving' | 'operator';
  /** Time of the change in ISO 8601. */
  at: string;
  /** Address to undo the change, with a secret in its fragment. Absent if there is nothing to undo. */
  link?: string;
}

export interface InvitationNotice {
  what: 'invitation';
  /** End of its validity in ISO 8601. */
  at: string;
  /** Address of the invitation, with its secret in the fragment. */
  link: string;
  organization: string;
}

/** Content of a notice. */
export type Notice = ChangeNotice | InvitationNotice;
