export const points = 48;

/** An outline to lay on a picture: its points relative to the centre, with their outward normals. */
export interface Ellipse {
  /** Half of the axis-aligned bounding box. */
  half: { x: number; y: number };
  dx: Float32Array;
  dy: Float32Array;
  outX: Float32Array;
  outY: Float32Array;
}

export function makeEllipse(a: number, b: number, angle = 0): Ellipse {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const half = { x: Math.hypot(a * c, b * s), y: Math.hypot(a * s, b * c) };
  const make = () => new Float32Array(points);
  const ellipse = { half, dx: make(), dy: make(), outX: make(), outY: make() };
  for (let k = 0; k < points; k += 1) {
    const turn = (2 * Math.PI * k) / points;
    const [u, v] = [Math.cos(turn), Math.sin(turn)];
    ellipse.dx[k] = a * u * c - b * v * s;
    ellipse.dy[k] = a * u * s + b * v * c;
    const length = Math.hypot(u / a, v / b);
    ellipse.outX[k] = ((u / a) * c - (v / b) * s) / length;
    ellipse.outY[k] = ((u / a) * s + (v / b) * c) / length;
  }
  return ellipse;
}

/** An ellipse at a position; in pixels of the raster. */
export interface Place {
  shape: Ellipse;
  x: number;
  y: number;
}
