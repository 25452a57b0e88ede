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

/** A mail that another room writes when it is sent, so that it says what holds then. */
export interface LetterNotice {
  what: 'letter';
  at: string;
  /** Who writes it, as registered with the context. */
  writer: string;
  /** Of what, as that writer understands it. */
  about: object;
}

/** Content of a notice. */
export type Notice = ChangeNotice | InvitationNotice | LetterNotice;
