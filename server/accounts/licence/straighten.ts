import type { Point, TextLine } from '../../pictures';

/**
 * The lines rotated as if the picture had been taken straight, even if it was upside down, so that rows are horizontal.
 */
export function straighten(lines: TextLine[]): TextLine[] {
  const angle = commonAngle(lines);
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const turn = ({ x, y }: Point): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  return lines.map((line) => {
    const corners = line.corners.map(turn) as TextLine['corners'];
    const [topLeft, topRight, , bottomLeft] = corners;
    const [width, height] = [distance(topLeft, topRight), distance(topLeft, bottomLeft)];
    const x = corners.reduce((sum, one) => sum + one.x, 0) / 4 - width / 2;
    const y = corners.reduce((sum, one) => sum + one.y, 0) / 4 - height / 2;
    return { ...line, corners, box: { x, y, width, height } };
  });
}

/** The angle of all lines together; long ones count more, as they show it more precisely. */
function commonAngle(lines: TextLine[]): number {
  const along = lines.reduce(
    (sum, { corners: [from, to] }) => ({ x: sum.x + to.x - from.x, y: sum.y + to.y - from.y }),
    { x: 0, y: 0 },
  );
  return Math.atan2(along.y, along.x);
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
