import type { components } from '../generated/api';
import type { LocalizedText } from './messages/catalogue';

type Said = components['schemas']['Finding'];

/** One line of the report before publishing, in both languages. Only errors keep a setting from being published. */
export interface Finding extends Omit<Said, 'message'> {
  text: LocalizedText;
}

export const hasErrors = (findings: readonly Pick<Finding, 'severity'>[]) =>
  findings.some(({ severity }) => severity === 'error');
