import type { ReactNode } from 'react';

export const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'cross', 'down', 'plus'] as const;
export type Shape = (typeof SHAPES)[number];

const PATHS: Record<Exclude<Shape, 'circle'>, string> = {
  square: 'M-4.5-4.5h9v9h-9z',
  diamond: 'M0-6 6 0 0 6-6 0z',
  triangle: 'M0-6 5.5 4h-11z',
  cross: 'M-4-4 4 4M4-4-4 4',
  down: 'M0 6 5.5-4h-11z',
  plus: 'M0-5V5M-5 0H5',
};

/** Marks differ by shape, so that they do by print and for every eye. */
export function MarkShape({ shape, x, y }: { shape: Shape; x: number; y: number }): ReactNode {
  return shape === 'circle' ? (
    <circle cx={x} cy={y} r={5} />
  ) : (
    <path transform={`translate(${x} ${y})`} d={PATHS[shape]} />
  );
}
