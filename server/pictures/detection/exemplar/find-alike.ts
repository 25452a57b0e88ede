import { chooseLine } from './choose-line';
import { learn } from './learn';
import { overlap } from './overlap';
import { propose } from './propose';
import { refine } from './refine';
import type { Scene } from './scene';
import type { Box } from './types';

export interface Scored extends Box {
  /** 0.5 is the line between found and not. */
  score: number;
}

/** Everything in a scene that looks like what was drawn in it, best first, the drawn thing itself left out. */
export function findAlike(scene: Scene, drawn: Box, tick: (share: number) => void = () => {}): Scored[] {
  const model = learn(scene, drawn);
  tick(0.2);
  const places = propose(scene, model, (share) => tick(0.2 + 0.6 * share));
  const hits = refine(scene, model, places, (share) => tick(0.8 + 0.2 * share));
  const others = hits.filter((hit) => overlap(hit, drawn) < 0.3);
  const line = chooseLine(others.map((hit) => hit.likeness));
  return others.map(({ likeness, ...box }) => ({ ...box, score: scoreOf(likeness, line) }));
}

/** Likeness stretched so that the line of every picture is 0.5: one slider then means the same everywhere. */
export function scoreOf(likeness: number, line: number): number {
  const score = likeness < line ? (0.5 * likeness) / line : 0.5 + (0.5 * (likeness - line)) / (1 - line);
  return Math.min(1, Math.max(0, score));
}
