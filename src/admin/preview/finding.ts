/** A fault found on a rendered page. The kinds match those of the check before publishing. */
export interface Finding {
  severity: 'error' | 'warning' | 'info';
  kind: 'unknown-block' | 'newer-block' | 'invalid-block' | 'contrast' | 'axe' | 'overflow' | 'console' | 'blank';
  /** Pointer into the setting; '' for the page as a whole. */
  pointer: string;
  /** Block it was found in. */
  block?: string;
  /** What the rule requires, in the operator's language, or the console's message. */
  detail: string;
  /** Number of occurrences, if repeated. */
  count: number;
}
