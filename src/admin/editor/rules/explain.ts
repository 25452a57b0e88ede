import type { Translate, Under } from '@/i18n/translate';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import type { Explanation } from '@/renderer/show';
import type { Locale } from '../../../../generated/locales';

/** The deciding part of an explanation: the first that fails, or for `any` the first that holds. */
export function decisive(explanation: Explanation): Explanation {
  const { kind, parts = [], holds } = explanation;
  if (explanation.unclear)
    return parts.find((part) => part.unclear)?.unclear
      ? decisive(parts.find((p) => p.unclear) ?? explanation)
      : explanation;
  if (parts.length === 0) return explanation;
  if (kind === 'not') return parts[0] ? decisive(parts[0]) : explanation;
  const wanted = kind === 'all' ? parts.find((part) => !part.holds) : parts.find((part) => part.holds);
  const found = wanted ?? (holds ? parts[0] : parts.at(-1));
  return found ? decisive(found) : explanation;
}

/** Kinds whose values have names. */
const NAMED = ['role', 'locale', 'viewport'] as const;

/** `hidden because the visitor is anonymous`, in the person's language. */
export function explainWords(t: Translate, explanation: Explanation, locale: Locale): string {
  const cause = decisive(explanation);
  const verdict = explanation.holds ? 'shown' : 'hidden';
  if (explanation.unclear) return t('admin-editor:rule.verdict.unclear', { kind: cause.kind });
  if (cause.kind === 'function') {
    const on = Array.isArray(cause.actual) && cause.actual.length > 0;
    const leaf = on ? 'function' : 'noFunction';
    return t(`admin-editor:rule.verdict.${verdict}.${leaf}`, { actual: listOf(cause.actual) });
  }
  const actual = String(cause.actual);
  if (cause.kind === 'time') return t(`admin-editor:rule.verdict.${verdict}.time`, { actual });
  const kind = NAMED.find((each) => each === cause.kind);
  if (!kind) return t(`admin-editor:rule.verdict.${verdict}.empty`);
  const name = `${kind}.${actual}` as Under<'admin-editor:rule.value'>;
  const named = isLocale(actual) ? languageName(actual, locale) : t(`admin-editor:rule.value.${name}`);
  return t(`admin-editor:rule.verdict.${verdict}.${kind}`, { actual: named });
}

function listOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
