import type { Shape } from './shape';

/** Tolerances within one kind of object: perspective changes the size, tilt the length, lighting the colour. */
const tolerance = { size: 0.4, slimness: 0.45, fullness: 0.3, profile: 0.5, colour: 0.25 };
const leastColour = 0.015;

/** Similarity of outline and colour: 1 if equal, towards 0 the more they differ. */
export function resemblance(mark: Shape, other: Shape): number {
  const size = Math.log((other.length * other.breadth) / (mark.length * mark.breadth)) / 2;
  const slimness = Math.log((other.length / other.breadth) * (mark.breadth / mark.length));
  const fullness = Math.log((other.area / (other.length * other.breadth)) * ((mark.length * mark.breadth) / mark.area));
  const contrast = Math.hypot(...mark.colour);
  const colour = distance(mark.colour, other.colour) / (contrast * tolerance.colour + leastColour);
  const profile = distance(mark.profile, other.profile) / Math.hypot(...mark.profile);
  const square =
    (size / tolerance.size) ** 2 +
    (slimness / tolerance.slimness) ** 2 +
    (fullness / tolerance.fullness) ** 2 +
    (profile / tolerance.profile) ** 2 +
    colour ** 2;
  return Math.exp(-square / 6);
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, i) => value - (other[i] as number)));
