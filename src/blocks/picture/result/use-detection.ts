import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '@/api/api-error';
import { useGetChatQuery } from '@/api/messages';
import { useGetDetectionQuery } from '@/api/tools';

/**
 * The detection of an address. `stamp` in it says when the link was made: another one asks anew. Links of old name the chat instead, and then it
 * is the detection that the chat asked about.
 */
export function useDetection(id: string) {
  const [query] = useSearchParams();
  const stamp = query.get('stamp');
  const own = useGetDetectionQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: stamp !== null });
  const chat = useGetChatQuery({ id }, { skip: !isMissing(own.error) });
  const asked = chat.data?.messages.findLast(({ about }) => about?.detection)?.about?.detection;
  const { refetch } = own;
  const known = useRef(stamp);
  useEffect(() => {
    if (known.current === stamp) return;
    known.current = stamp;
    void refetch();
  }, [stamp, refetch]);
  return { ...own, isFetching: own.isFetching || chat.isFetching, asked };
}

export const isMissing = (error: unknown): boolean => isApiError(error) && 'status' in error && error.status === 404;
