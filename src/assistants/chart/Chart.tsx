import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MarkShape, type Shape } from './MarkShape';
import { ticksOf } from './scale';

const useStyles = makeStyles({
  figure: { margin: 0, minWidth: 0 },
  caption: { marginBottom: '8px' },
  svg: { display: 'block', width: '100%', fontSize: '12px', fontFamily: 'inherit' },
  grid: { stroke: tokens.colorNeutralStroke2, strokeWidth: '1px' },
  axis: { fill: tokens.colorNeutralForeground2 },
  line: { fill: 'none', stroke: tokens.colorBrandForeground1, strokeWidth: '1.5px', strokeLinejoin: 'round' },
  bar: { fill: tokens.colorBrandForeground1 },
  limit: { stroke: tokens.colorStatusWarningForeground1, strokeWidth: '1.5px', strokeDasharray: '6 4' },
  fit: { stroke: tokens.colorNeutralForeground2, strokeWidth: '1.5px', strokeDasharray: '2 4' },
  mark: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralForeground1, strokeWidth: '1.5px' },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  key: { display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: '13px' },
});

export interface Mark {
  x: number;
  y: number;
  shape: Shape;
  /** What the shape stands for; the same for all marks of a shape. */
  means: string;
}

export interface ChartProps {
  /** What the chart shows, in a sentence that needs no sight of it. */
  summary: string;
  x: { label: string; show?: (value: number) => string };
  y: { label: string };
  points: readonly (readonly [x: number, y: number])[];
  marks?: readonly Mark[];
  limits?: readonly { y: number; label: string }[];
  /** A straight line through the points. */
  fit?: readonly [readonly [number, number], readonly [number, number]];
  bars?: boolean;
}

const HEIGHT = 260;
const EDGE = { left: 52, right: 12, top: 12, bottom: 44 };

/** A line with marks. Its table stands beside it, so the drawing is one picture with one name. */
export function Chart({ summary, x, y, points, marks = [], limits = [], fit, bars }: ChartProps): ReactNode {
  const styles = useStyles();
  const id = useId();
  const [box, width] = useWidth();
  const xs = [...points.map(([at]) => at), ...(fit ?? []).map(([at]) => at)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const top =
    1.08 * Math.max(...points.map(([, at]) => at), ...limits.map((one) => one.y), ...marks.map((one) => one.y));
  const toX = (at: number) => EDGE.left + ((at - left) / (right - left || 1)) * (width - EDGE.left - EDGE.right);
  const toY = (at: number) => HEIGHT - EDGE.bottom - (at / (top || 1)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const show = x.show ?? String;
  const bar = Math.max(1, Math.min(6, (0.7 * (width - EDGE.left - EDGE.right)) / points.length));
  const legend = [...new Map(marks.map((mark) => [mark.shape, mark.means]))];
  return (
    <figure className={styles.figure} ref={box}>
      <figcaption className={styles.caption}>{summary}</figcaption>
      <svg className={styles.svg} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={id}>
        <title id={id}>{summary}</title>
        {ticksOf(0, top, 4).map((at) => (
          <g key={at}>
            <line className={styles.grid} x1={EDGE.left} x2={width - EDGE.right} y1={toY(at)} y2={toY(at)} />
            <text className={styles.axis} x={EDGE.left - 6} y={toY(at) + 4} textAnchor="end">
              {at}
            </text>
          </g>
        ))}
        {ticksOf(left, right, Math.floor(width / 110)).map((at) => (
          <text
            key={at}
            className={styles.axis}
            x={Math.min(toX(at), width - 2)}
            y={HEIGHT - EDGE.bottom + 18}
            textAnchor={toX(at) > width - 50 ? 'end' : 'middle'}
          >
            {show(at)}
          </text>
        ))}
        <text className={styles.axis} x={width - EDGE.right} y={HEIGHT - 6} textAnchor="end">
          {x.label}
        </text>
        <text className={styles.axis} x={EDGE.left} y={HEIGHT - 6}>
          ↑ {y.label}
        </text>
        {bars ? (
          points.map(([at, high]) => (
            <rect
              key={at}
              className={styles.bar}
              x={toX(at) - bar / 2}
              width={bar}
              y={toY(high)}
              height={toY(0) - toY(high)}
            />
          ))
        ) : (
          <path
            className={styles.line}
            d={points.map(([a, b], i) => `${i ? 'L' : 'M'}${fixed(toX(a))} ${fixed(toY(b))}`).join('')}
          />
        )}
        {fit && (
          <line
            className={styles.fit}
            x1={toX(fit[0][0])}
            y1={toY(fit[0][1])}
            x2={toX(fit[1][0])}
            y2={toY(fit[1][1])}
          />
        )}
        {limits.map(({ y: at, label }) => (
          <g key={label}>
            <line className={styles.limit} x1={EDGE.left} x2={width - EDGE.right} y1={toY(at)} y2={toY(at)} />
            <text className={styles.axis} x={EDGE.left + 6} y={toY(at) - 5}>
              {label}
            </text>
          </g>
        ))}
        {marks.map((mark) => (
          <g key={`${mark.shape} ${mark.x}`} className={styles.mark}>
            <MarkShape shape={mark.shape} x={toX(mark.x)} y={toY(mark.y)} />
          </g>
        ))}
      </svg>
      {legend.length > 0 && (
        <ul className={styles.legend}>
          {legend.map(([shape, means]) => (
            <li key={shape} className={styles.key}>
              <svg className={styles.mark} width="16" height="16" aria-hidden="true">
                <MarkShape shape={shape} x={8} y={8} />
              </svg>
              {means}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

const fixed = (value: number) => value.toFixed(1);

/** The width on the page, so that letters keep their size on a phone. */
function useWidth(): [(node: HTMLElement | null) => void, number] {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(640);
  const last = useRef(width);
  useEffect(() => {
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.max(240, Math.round(entry?.contentRect.width ?? last.current));
      if (next !== last.current) setWidth(next);
      last.current = next;
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  return [setNode, width];
}
