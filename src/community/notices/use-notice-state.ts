import { useReducer } from 'react';
import { useReadNoticeMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useSession } from '@/session/use-session';
import { noteSeenHere, seenHere } from './seen-here';

export type Notice = Data<'listNotices'>['list'][number];

export interface NoticeState {
  /** Whether there is nothing left to do: read, and confirmed if that is asked for. */
  isDone: (notice: Notice) => boolean;
  isConfirmed: (notice: Notice) => boolean;
  read: (notice: Notice, confirm?: boolean) => Promise<void>;
}

/** Who has read what: of people the server knows it, of visitors their browser. */
export function useNoticeState(): NoticeState {
  const isNobody = useSession(({ user }) => user === null);
  const [send] = useReadNoticeMutation();
  const [, look] = useReducer((n: number) => n + 1, 0);
  const stateOf = (notice: Notice) => (isNobody ? seenHere(notice) : notice);
  return {
    isDone: (notice) => {
      const { read, confirmed } = stateOf(notice);
      return read && (!notice.mustConfirm || confirmed);
    },
    isConfirmed: (notice) => stateOf(notice).confirmed,
    async read(notice, confirm = false) {
      if (isNobody) {
        noteSeenHere(notice, confirm);
        look();
      } else await send({ id: notice.id, edition: notice.edition, confirm });
    },
  };
}
