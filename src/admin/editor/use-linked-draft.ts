import { useEffect, useState } from 'react';
import { draftInHash, unpackDraft } from '../preview/draft-link';

export type Linked = { kind: 'none' | 'waiting' | 'broken' } | { kind: 'draft'; text: string };

/** The draft in a copied link, read once: later changes of the URL come from the preview. */
export function useLinkedDraft(hash = window.location.hash): Linked {
  const [packed] = useState(() => draftInHash(hash));
  const [linked, setLinked] = useState<Linked>({ kind: packed === null ? 'none' : 'waiting' });
  useEffect(() => {
    if (packed === null) return;
    let here = true;
    void unpackDraft(packed).then((found) => {
      if (!here) return;
      if ('draft' in found) setLinked({ kind: 'draft', text: `${JSON.stringify(found.draft, null, 2)}\n` });
      else setLinked({ kind: 'broken' });
    });
    return () => {
      here = false;
    };
  }, [packed]);
  return linked;
}
