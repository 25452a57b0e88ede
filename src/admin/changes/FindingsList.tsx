import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { FindingRow, useFindingStyles } from './FindingRow';

export type Finding = Data<'checkSetting'>['findings'][number];

const ORDER = { error: 0, warning: 1, info: 2 };

interface Props {
  findings: readonly Finding[];
  onJump?: ((pointer: string) => void) | undefined;
}

/** Findings of the checks, those that block publishing first. */
export function FindingsList({ findings, onJump }: Props): ReactNode {
  const styles = useFindingStyles();
  // A schema with alternatives reports the same finding once for each.
  const each = new Map(findings.map((finding) => [`${finding.kind} ${finding.pointer} ${finding.message}`, finding]));
  const sorted = [...each].sort(([, a], [, b]) => ORDER[a.severity] - ORDER[b.severity]);
  return (
    <ul className={styles.list}>
      {sorted.map(([key, { severity, message, pointer }]) => (
        <FindingRow
          key={key}
          severity={severity}
          message={message}
          place={pointer}
          onJump={onJump && (() => onJump(pointer))}
        />
      ))}
    </ul>
  );
}
