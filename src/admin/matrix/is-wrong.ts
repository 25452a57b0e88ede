import type { Verdict } from './cell';

/** Whether the view failed or has errors. */
export function isWrong(verdict: Verdict | undefined): boolean {
  return (
    verdict !== undefined &&
    (verdict.failed !== undefined || verdict.findings.some(({ severity }) => severity === 'error'))
  );
}
