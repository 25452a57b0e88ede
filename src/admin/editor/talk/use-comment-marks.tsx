import { useCallback, useMemo } from 'react';
import { CommentMarks } from '../../comments/CommentMarks';
import type { OverFrame } from '../../preview/FrameStage';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { useSpots, useTalk } from './use-talk';

/** The marks of this page's comments, to be drawn over it; undefined while there are none. */
export function useCommentMarks() {
  const { page } = useEditor();
  const { setTalk } = useView();
  const { comments } = useTalk();
  const spots = useSpots();
  const here = useMemo(() => comments.filter((one) => one.page === page), [comments, page]);
  const nameOf = useCallback((id: string) => spots.find((spot) => spot.id === id)?.name ?? id, [spots]);
  if (here.length === 0) return undefined;
  return (over: OverFrame) => (
    <CommentMarks over={over} comments={here} nameOf={nameOf} onOpen={(block) => setTalk({ block })} />
  );
}
