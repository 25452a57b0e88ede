/** The job that is sent each question that was answered weakly. */
export const NOTE_GAP = 'note-gap';

/** A question that was answered weakly: nothing was found, only what comes near, a claim has no support, or it did not help. */
export interface WeakAnswer {
  domain: string;
  /** The answer. */
  message: string;
  question: string;
  cause: 'nothing' | 'near' | 'unsupported' | 'thumbs-down';
}
