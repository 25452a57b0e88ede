import { useCallback, useMemo, useState } from 'react';
import { centred, fitted, keepInView, pan, toImage, zoomAt } from '../geometry/camera';
import type { Camera, Point, Size } from '../geometry/types';

export interface CameraControls {
  camera: Camera;
  zoom: (factor: number, at?: Point) => void;
  move: (by: Point) => void;
  fit: () => void;
}

/** Stores the centre point rather than an offset, so that resizing the dialog keeps the view. */
export function useCamera(image: Size, stage: Size): CameraControls {
  const [view, setView] = useState<{ middle: Point; scale: number } | null>(null);
  const cameraOf = useCallback(
    (from: typeof view): Camera =>
      from ? keepInView(centred(from.middle, from.scale, stage), image, stage) : fitted(image, stage),
    [image, stage],
  );
  const camera = useMemo(() => cameraOf(view), [cameraOf, view]);
  const change = useCallback(
    (next: (camera: Camera) => Camera) =>
      setView((from) => {
        const to = next(cameraOf(from));
        return { middle: toImage(to, { x: stage.width / 2, y: stage.height / 2 }), scale: to.scale };
      }),
    [cameraOf, stage],
  );
  const zoom = useCallback(
    (factor: number, at: Point = { x: stage.width / 2, y: stage.height / 2 }) => {
      const least = fitted(image, stage).scale / 2;
      change((from) => keepInView(zoomAt(from, at, factor, least), image, stage));
    },
    [change, image, stage],
  );
  const move = useCallback((by: Point) => change((from) => pan(from, by, image, stage)), [change, image, stage]);
  const fit = useCallback(() => setView(null), []);
  return { camera, zoom, move, fit };
}
