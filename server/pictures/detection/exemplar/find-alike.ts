import { openRims, type Rims } from '../rim/find-rims';
import { findSilhouettes, type Silhouettes } from '../silhouette/find-silhouettes';
import { chooseLine } from './choose-line';
import { learn } from './learn';
import { keepBest, overlap } from './overlap';
import { propose } from './propose';
import { refine } from './refine';
import type { Scene } from './scene';
import type { Box, Hit } from './types';

export interface Scored extends Box {
  /** Scores from 0.5 on count as found. */
  score: number;
}

/**
 * Aspect ratio from which an object is identified by its outline, because a window around it shows mostly background.
 */
const slim = 1.7;
/** Minimum trust in outlines and rims, measured on the drawn object itself. */
const trustForSlim = 0.35;
const trustForRound = 0.6;
const trustForRims = 0.1;
/** Share of the outline's trust from which a rim explains a drawn object better whose box is not long. */
const rimBeforeOutline = 0.65;
/** Weight of a rim against the window at its place, and the value if there is no such window. */
const rimShare = 0.8;
const unmet = 0.05;
/** A smaller box, in pixels, shows no outline. */
const leastSide = 10;
/** Bonus of a window's likeness for a similar outline. */
const support = 0.3;
/** Factor for an outline without a window, and for a window if neither rims nor outlines are reliable. */
const alone = 0.75;

/** Finds everything in a scene that looks like the drawn object, best first, without the drawn object itself. */
export function findAlike(scene: Scene, drawn: Box, tick: (share: number) => void = () => {}): Scored[] {
  const rims = rimsOf(scene, drawn);
  const seen = outlinesMatter(rims, drawn) ? outlinesOf(scene, drawn) : undefined;
  tick(0.3);
  const others =
    seen && isSlim(seen, rims, drawn)
      ? apart(seen.hits)
      : keepBest(
          roundHits(scene, rims, searchWindows(scene, drawn, tick), seen).filter(
            (hit) => overlap(hit, drawn) < 0.3 && hit.width >= 1 && hit.height >= 1,
          ),
        );
  const line = chooseLine(others.map((hit) => hit.likeness));
  return others.map((hit) => ({ ...hit, score: scoreOf(hit.likeness, line) }));
}

/** Outlines never share a pixel, however much the upright boxes of long things lying askew do: none hides another. */
const apart = (hits: readonly Hit[]): Hit[] => hits.toSorted((a, b) => b.likeness - a.likeness);

function rimsOf({ outline, plan }: Scene, drawn: Box): Rims | undefined {
  const mark = scale(drawn, plan.outline);
  return Math.min(mark.width, mark.height) < leastSide ? undefined : openRims(outline, mark);
}

/** If the drawn object has a rim: rims, weighted by windows at their place; otherwise windows and outlines. */
function roundHits({ plan }: Scene, rims: Rims | undefined, windows: Hit[], seen: Silhouettes | undefined): Hit[] {
  if (!rims || rims.trust < trustForRims) {
    const weak = windows.map((hit) => ({ ...hit, likeness: hit.likeness * alone }));
    return byBoth(weak, seen);
  }
  return rims.find().map((rim) => {
    const hit = scale(rim, 1 / plan.outline);
    const met = windows.filter((one) => overlap(one, hit) > 0.3).map((one) => one.likeness);
    return { ...hit, likeness: hit.likeness ** rimShare * Math.max(unmet, ...met) ** (1 - rimShare) };
  });
}

/** Converts the boxes to pixels of the picture. */
function outlinesOf({ outline, plan }: Scene, drawn: Box): Silhouettes | undefined {
  const mark = scale(drawn, plan.outline);
  if (Math.min(mark.width, mark.height) < leastSide) return undefined;
  const seen = findSilhouettes(outline, mark);
  return seen && { ...seen, hits: seen.hits.map((hit) => scale(hit, 1 / plan.outline)) };
}

const scale = <T extends Box>(box: T, by: number): T => ({
  ...box,
  x: box.x * by,
  y: box.y * by,
  width: box.width * by,
  height: box.height * by,
});

const isLong = ({ width, height }: Box) => Math.max(width / height, height / width) > slim;

/** No outline is trusted enough to explain a box that is not long better than a rim trusted this much. */
const outlinesMatter = (rims: Rims | undefined, drawn: Box) => isLong(drawn) || (rims?.trust ?? 0) < rimBeforeOutline;

/** A long outline in a box that is not long may be a part of a clump: it must fit better, and better than a rim. */
function isSlim({ trust, mark }: Silhouettes, rims: Rims | undefined, drawn: Box): boolean {
  if (isLong(drawn)) return trust >= trustForSlim;
  if (mark.length / mark.breadth <= slim) return false;
  return trust >= trustForRound && (rims?.trust ?? 0) < rimBeforeOutline * trust;
}

function searchWindows(scene: Scene, drawn: Box, tick: (share: number) => void): Hit[] {
  const model = learn(scene, drawn);
  const places = propose(scene, model, (share) => tick(0.3 + 0.5 * share));
  return refine(scene, model, places, (share) => tick(0.8 + 0.2 * share)).filter((hit) => overlap(hit, drawn) < 0.3);
}

/** Windows, with a bonus for an outline at their place, and outlines on their own. */
function byBoth(windows: Hit[], seen: Silhouettes | undefined): Hit[] {
  if (!seen || seen.trust < trustForRound) return windows;
  const backed = windows.map((hit) => {
    const met = seen.hits.filter((one) => overlap(one, hit) > 0.5);
    const most = Math.max(0, ...met.map((one) => one.likeness));
    return { ...hit, likeness: hit.likeness + support * most * (1 - hit.likeness) };
  });
  return [...backed, ...seen.hits.map((hit) => ({ ...hit, likeness: hit.likeness * alone }))];
}

/** Rescales likeness so that each picture's threshold becomes 0.5 and one slider means the same everywhere. */
export function scoreOf(likeness: number, line: number): number {
  const score = likeness < line ? (0.5 * likeness) / line : 0.5 + (0.5 * (likeness - line)) / (1 - line);
  return Math.min(1, Math.max(0, score));
}
