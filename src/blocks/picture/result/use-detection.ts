import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '@/api/api-error';
import { useGetChatQuery } from '@/api/messages';
import { useGetDetectionQuery } from '@/api/tools';

/**
 * Loads the detection with this id and refetches it when `stamp` in the URL changes. Old links carry a chat id instead;
 * `asked` is then the detection that the chat is about.
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
