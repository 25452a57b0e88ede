import type { RunData } from '../runs/types';

export type Chip = RunData<'understood'>['chips'][number];

/** A chip as the reader changed it: switched off, on again or rewritten. */
export type ChosenChip = Pick<Chip, 'slot' | 'text' | 'on'>;

/** A turn of the chat that a question may depend on. */
export interface Turn {
  /** The question as it was searched for. */
  asked: string;
  /** The first source that the answer cites. Absent if there is none, or a source is closed to this reader. */
  place?: { docId: string; title: string; headings: string[] };
}

/** A question as understood in its chat. */
export interface Understood {
  /** The question with what is carried over; it stands by itself. */
  text: string;
  /** The question's own words. */
  own: string;
  /** Whether it depends on the previous turn. Even if not, the same document may answer it best. */
  leans: boolean;
  /** The visitor chose what is carried over: nothing is dropped. */
  chosen?: boolean;
  chips: Chip[];
}
