import type { NamedLine, SignalFinding } from '../../../setting/signal/diagnose';
import type { Mark } from '../chart/Chart';
import { SHAPES } from '../chart/MarkShape';

const ENVELOPE = new Set(['outer', 'inner', 'element', 'cage']);

export const isOfEnvelope = ({ fault }: SignalFinding): boolean => ENVELOPE.has(fault);

/** How far the first line stands above the noise. */
export function strengthOf({ lines }: SignalFinding): 'strong' | 'clear' | 'weak' {
  const over = Math.max(...lines.map((line) => line.over));
  return over > 20 ? 'strong' : over > 8 ? 'clear' : 'weak';
}

/** 1X in a machine that runs well is the unbalance that every rotor keeps. */
export const isResidual = ({ fault }: SignalFinding, zone: string): boolean => fault === 'unbalance' && zone < 'C';

/** The lines of findings as marks, one shape a finding. */
export const marksOf = (findings: readonly SignalFinding[], nameOf: (finding: SignalFinding) => string): Mark[] =>
  findings.flatMap((finding, n) => {
    const shape = SHAPES[n % SHAPES.length] ?? 'circle';
    return finding.lines.map(({ f, value }: NamedLine) => ({ x: f, y: value, shape, means: nameOf(finding) }));
  });
