import type { Locale } from '../../../generated/locales';

export interface Letter {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface LetterRequest {
  about: object;
  target: string;
  accessDomain: string;
  locale: Locale;
  /** The portal's name as visitors know it. */
  brand: string;
}

export interface LetterWriter {
  /** Undefined if there is nothing to say any more, or if it must no longer be said to this address. */
  write(request: LetterRequest): Promise<Letter | undefined>;
  /** The mailbox does not exist, or does not want it. */
  refused(request: LetterRequest): Promise<void>;
}
