import type { components } from '../generated/api';
import type { LocalizedText } from './messages/catalogue';

type Said = components['schemas']['Finding'];

/** An entry of the report before publishing, in both languages. Only errors prevent publishing. */
export interface Finding extends Omit<Said, 'message'> {
  text: LocalizedText;
}

export const hasErrors = (findings: readonly Pick<Finding, 'severity'>[]) =>
  findings.some(({ severity }) => severity === 'error');
