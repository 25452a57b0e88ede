import type { Near } from '../search/find-passages';
import type { LanceIndex } from '../search/lance-index';
import { strengths } from './strengths';
import type { VectorSet } from './vector-set';

interface Parts {
  index(): Pick<LanceIndex, 'condition'>;
  vectors(): VectorSet | undefined;
  questionVector(question: string): Promise<Float32Array | undefined>;
  /** The vector of a question was of another length than those of the passages. */
  onOtherLength(): void;
  onFailure(err: unknown): void;
}

/** More neighbours than words find candidates would only be more to put in order. */
const NEIGHBOURS = 40;

/** What is near a question in meaning; nothing where that cannot be told, whatever the reason. */
export function createNear({ index, vectors, questionVector, onOtherLength, onFailure }: Parts): Near {
  return async (question, filter) => {
    if (!vectors()) return undefined;
    const vector = await questionVector(question);
    // Asked again: another table may have come while the server thought.
    const open = vectors();
    if (!vector || !open) return undefined;
    if (vector.length !== open.space.dimension) {
      onOtherLength();
      return undefined;
    }
    try {
      const found = await open.table.nearest(vector, index().condition(filter), NEIGHBOURS);
      return strengths(vector, found, NEIGHBOURS, open.sample());
    } catch (err) {
      onFailure(err);
      return undefined;
    }
  };
}
