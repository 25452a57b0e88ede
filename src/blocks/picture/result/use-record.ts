import { useEffect, useState } from 'react';
import type { PictureRecord } from '@/canvas/record/picture-record';
import { findPicture } from '@/canvas/record/picture-store';

/** What this browser keeps under an id: undefined while it looks, null when there is nothing. */
export function useRecord(id: string): [PictureRecord | null | undefined, (record: PictureRecord) => void] {
  const [found, setFound] = useState<{ id: string; record: PictureRecord | null }>();
  useEffect(() => {
    let left = false;
    void findPicture(id).then((record) => {
      if (!left) setFound({ id, record });
    });
    return () => {
      left = true;
    };
  }, [id]);
  return [found?.id === id ? found.record : undefined, (record) => setFound({ id, record })];
}
