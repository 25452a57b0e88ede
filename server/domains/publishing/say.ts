import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Finding } from '../../../setting/finding';

/** A finding as in the contract, in the caller's language. */
export const sayFindings = (findings: readonly Finding[], locale: Locale): components['schemas']['Finding'][] =>
  findings.map(({ text, ...finding }) => ({
    ...finding,
    pointer: finding.pointer.slice(0, 2000),
    message: text[locale].slice(0, 1000),
  }));
