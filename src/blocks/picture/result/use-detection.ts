import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetDetectionQuery } from '@/api/tools';

/** Loads the detection with this id, or that a chat with this id is about; another `stamp` in the URL refetches it. */
export function useDetection(id: string) {
  const [query] = useSearchParams();
  const stamp = query.get('stamp');
  const own = useGetDetectionQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: stamp !== null });
  const { refetch } = own;
  const known = useRef(stamp);
  useEffect(() => {
    if (known.current === stamp) return;
    known.current = stamp;
    void refetch();
  }, [stamp, refetch]);
  return own;
}
