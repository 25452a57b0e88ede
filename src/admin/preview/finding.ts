/** What is wrong on a page as it is drawn. The kinds are those of the check before publishing; these are found by looking. */
export interface Finding {
  severity: 'error' | 'warning' | 'info';
  kind: 'unknown-block' | 'newer-block' | 'invalid-block' | 'contrast' | 'axe' | 'overflow' | 'console' | 'blank';
  /** Into the setting; '' when the page as a whole is meant. */
  pointer: string;
  /** Block that it was found in. */
  block?: string;
  /** What a rule asks for, in words of the operator's language; or what the console said. */
  detail: string;
  /** How many times, for what repeats itself. */
  count: number;
}
