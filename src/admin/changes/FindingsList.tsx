import { type ReactNode, Suspense } from 'react';
import type { Data } from '@/api/paths';
import { usePlaceWords } from '../editor/words/use-place-words';
import { FindingRow, useFindingStyles } from './FindingRow';
import { Folded } from './Folded';

export type Finding = Data<'checkSetting'>['findings'][number];

interface Props {
  findings: readonly Finding[];
  /** The setting they are about, which names its items. */
  body: unknown;
  onJump?: ((pointer: string) => void) | undefined;
}

/** Findings of the checks, those that block publishing first, and notes folded. */
export function FindingsList(props: Props): ReactNode {
  // The forms' texts may still be loading.
  return (
    <Suspense>
      <Findings {...props} />
    </Suspense>
  );
}

function Findings({ findings, body, onJump }: Props): ReactNode {
  const styles = useFindingStyles();
  const words = usePlaceWords();
  // A schema with alternatives reports the same finding once for each.
  const each = new Map(findings.map((finding) => [`${finding.kind} ${finding.pointer} ${finding.message}`, finding]));
  const listOf = (severities: readonly Finding['severity'][]) =>
    severities
      .flatMap((severity) => [...each].filter(([, finding]) => finding.severity === severity))
      .map(([key, { severity, message, pointer }]) => (
        <FindingRow
          key={key}
          severity={severity}
          message={message}
          place={words(pointer, body).join(' › ')}
          onJump={onJump && (() => onJump(pointer))}
        />
      ));
  const [urgent, notes] = [listOf(['error', 'warning']), listOf(['info'])];
  return (
    <>
      {urgent.length > 0 && <ul className={styles.list}>{urgent}</ul>}
      <Folded count={notes.length}>
        <ul className={styles.list}>{notes}</ul>
      </Folded>
    </>
  );
}
