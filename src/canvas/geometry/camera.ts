import type { Box, Camera, Point, Size } from './types';

/** Maximum zoom, in stage pixels per picture pixel. */
export const MAX_SCALE = 32;
const MARGIN = 16;

export function toImage({ scale, x, y }: Camera, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

export function toStage({ scale, x, y }: Camera, box: Box): Box {
  return { x: box.x * scale + x, y: box.y * scale + y, width: box.width * scale, height: box.height * scale };
}

/** Centres the whole picture. Tiny ones are enlarged to at most a quarter of the maximum zoom. */
export function fitted(image: Size, stage: Size): Camera {
  const room = (length: number) => Math.max(1, length - 2 * MARGIN);
  const scale = Math.min(room(stage.width) / image.width, room(stage.height) / image.height, MAX_SCALE / 4);
  return centred({ x: image.width / 2, y: image.height / 2 }, scale, stage);
}

/** Puts this point of the picture in the middle of the stage. */
export function centred(point: Point, scale: number, stage: Size): Camera {
  return { scale, x: stage.width / 2 - point.x * scale, y: stage.height / 2 - point.y * scale };
}

/** Zooms by `factor`; the picture's point at `at` keeps its place. */
export function zoomAt(camera: Camera, at: Point, factor: number, least: number): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(Math.min(least, MAX_SCALE), camera.scale * factor));
  const under = toImage(camera, at);
  return { scale, x: at.x - under.x * scale, y: at.y - under.y * scale };
}

/** Moves the picture, keeping part of it in view. */
export function pan(camera: Camera, by: Point, image: Size, stage: Size): Camera {
  return keepInView({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, image, stage);
}

export function keepInView(camera: Camera, image: Size, stage: Size): Camera {
  const hold = (offset: number, length: number, room: number) => {
    const least = Math.min(48, length * camera.scale, room);
    return Math.min(room - least, Math.max(least - length * camera.scale, offset));
  };
  return {
    scale: camera.scale,
    x: hold(camera.x, image.width, stage.width),
    y: hold(camera.y, image.height, stage.height),
  };
}
