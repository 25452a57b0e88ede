import type { Near } from '../search/find-passages';
import type { LanceIndex } from '../search/lance-index';
import { strengths } from './strengths';
import type { VectorSet } from './vector-set';

interface Parts {
  index(): Pick<LanceIndex, 'condition'>;
  vectors(): VectorSet | undefined;
  questionVector(question: string): Promise<Float32Array | undefined>;
  /** Called if a question's vector has another length than those of the passages. */
  onOtherLength(): void;
  onFailure(err: unknown): void;
}

/** About as many as the candidates found by words; more would only add to the ranking. */
const NEIGHBOURS = 40;

/** Finds passages near a question in meaning; undefined if this is not possible for any reason. */
export function createNear({ index, vectors, questionVector, onOtherLength, onFailure }: Parts): Near {
  return async (question, filter) => {
    if (!vectors()) return undefined;
    const vector = await questionVector(question);
    // Read again: the table may have been replaced during the request.
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
