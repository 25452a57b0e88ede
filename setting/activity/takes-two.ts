import { REVIEW_FROM } from './activity-document';

/**
 * Whether two operators have to stand behind a document, whatever the portal's rule is: one of its prizes is worth much.
 * The document may have the wrong form.
 */
export function takesTwo(kind: string, body: unknown): boolean {
  if (kind !== 'activity' || typeof body !== 'object' || body === null) return false;
  const { prizes } = body as { prizes?: unknown };
  return (
    Array.isArray(prizes) &&
    prizes.some((prize: { value?: unknown } | null) => typeof prize?.value === 'number' && prize.value >= REVIEW_FROM)
  );
}
