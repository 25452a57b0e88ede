import type { Verdict } from './cell';

/** Something about the view keeps visitors from using it. */
export function isWrong(verdict: Verdict | undefined): boolean {
  return (
    verdict !== undefined &&
    (verdict.failed !== undefined || verdict.findings.some(({ severity }) => severity === 'error'))
  );
}
