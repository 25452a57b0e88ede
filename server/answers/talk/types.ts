import type { RunData } from '../runs/types';

export type Chip = RunData<'understood'>['chips'][number];

/** A chip as the reader changed it: switched off, on again or rewritten. */
export type ChosenChip = Pick<Chip, 'slot' | 'text' | 'was' | 'on'>;

/** What a question may depend on: the texts quoted with it, or else a turn of the chat. */
export interface Turn {
  from: 'quote' | 'chat';
  /** The question as it was searched for; for quoted texts, the words that name their subject. */
  asked: string;
  /** The first source that the answer cites. Absent if there is none, or a source is closed to this reader. */
  place?: { docId: string; title: string; headings: string[] };
}

/** A question as understood in its chat or from the texts quoted with it. */
export interface Understood {
  /** The question with what is carried over; it stands by itself. */
  text: string;
  /** The question's own words. */
  own: string;
  /** Whether it depends on what came before. Even if not, the same document may answer it best. */
  leans: boolean;
  /** The visitor chose what is carried over: nothing is dropped. */
  chosen?: boolean;
  chips: Chip[];
}
