import type { RunData } from '../runs/types';

export type Chip = RunData<'understood'>['chips'][number];

/** What a reader has changed of the chips: taken away, taken back or written anew. */
export type ChosenChip = Pick<Chip, 'slot' | 'text' | 'on'>;

/** A turn of the chat that a question may lean on. */
export interface Turn {
  /** As it was asked of the sources. */
  asked: string;
  /** What its answer cites first. Missing where there was nothing, or a source is closed to this reader. */
  place?: { docId: string; title: string; headings: string[] };
}

/** A question as it is understood in its chat. */
export interface Understood {
  /** The question with what is carried: it can stand by itself. */
  text: string;
  /** The words of the question itself. */
  own: string;
  /** Whether it leans on the turn before; one that does not may still be best answered by the same document. */
  leans: boolean;
  /** Its asker has said what is carried: nothing is dropped for them. */
  chosen?: boolean;
  chips: Chip[];
}
