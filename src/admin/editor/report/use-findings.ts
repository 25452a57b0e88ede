import check from 'virtual:check/global-setting';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Translate } from '@/i18n/translate';
import { useTranslation } from '@/i18n/use-translation';
import type { CheckError } from '@/lib/json-check';
import { languageName } from '@/lib/language-name';
import { shareStructure } from '@/lib/share-structure';
import { problemWords } from '@/renderer/problem-words';
import type { GlobalSetting } from '@/renderer/types';
import { faultWords } from '@/ui/form/fault-words';
import { placeOf } from '@/ui/form/place-of';
import type { Locale } from '../../../../generated/locales';
import { valueAt } from '../../../../setting/pointer';
import { blocksPointer } from '../blocks/own-page';
import { blockSchema } from '../document/schemas';
import type { EditorDocument } from '../document/types';
import type { EditorFinding } from '../types';
import { useSchemaWords } from '../words/use-schema-words';
import { type BlockFault, checkBlocks } from './check-blocks';
import { checkColors } from './check-colors';
import { mergeFindings } from './merge-findings';
import { missingTranslations } from './missing-translations';
import { useSampleFindings } from './use-sample-findings';
import { useServerFindings } from './use-server-findings';

type NameOf = (type: string) => string;

const NONE: readonly EditorFinding[] = [];

/** All findings that need no rendering; while somebody types, typing has priority. */
export function useFindings(
  document: EditorDocument,
  effective: GlobalSetting,
  domain: string,
): readonly EditorFinding[] {
  const { t, i18n } = useTranslation(['admin-editor', 'form', 'common']);
  const words = useSchemaWords();
  const nameOf = useCallback<NameOf>((type) => words.text(blockSchema(type)?.title ?? type), [words]);
  const later = useDeferredValue(document, undefined);
  const setting = useDeferredValue(effective, undefined);
  const fromServer = useServerFindings(domain, later);
  const own = useMemo(
    () => (later && setting ? ownFindings(later, setting, t, i18n.language, nameOf) : NONE),
    [later, setting, t, i18n.language, nameOf],
  );
  const samples = useSampleFindings(later?.body);
  return useKept(useMemo(() => mergeFindings([...own, ...samples], fromServer), [own, samples, fromServer]));
}

/** Keeps the list's identity while its content is unchanged: most keystrokes do not affect it, and the whole editor reads it. */
function useKept(findings: readonly EditorFinding[]): readonly EditorFinding[] {
  const last = useRef(findings);
  const kept = useMemo(() => shareStructure(last.current, findings), [findings]);
  useEffect(() => {
    last.current = kept;
  }, [kept]);
  return kept;
}

function ownFindings(
  { body, faults }: EditorDocument,
  effective: GlobalSetting,
  t: Translate,
  locale: Locale,
  nameOf: NameOf,
): EditorFinding[] {
  const { blocks, pages, older } = checkBlocks(effective);
  return [
    ...faults.map(({ code, offset }) => ({
      severity: 'error' as const,
      kind: 'schema',
      pointer: '',
      offset,
      message: t(`admin-editor:fault.${code}`),
    })),
    ...schemaErrors(body).map((error) => ({
      severity: 'error' as const,
      kind: 'schema',
      pointer: placeOf(error),
      message: faultWords(t, error, valueAt(body, placeOf(error))),
    })),
    ...pages.map(({ page, reason }) => ({
      severity: 'error' as const,
      kind: 'schema',
      pointer: blocksPointer(page),
      message: t('admin-editor:report.pageRefused', { page, reason }),
    })),
    ...blocks.map((fault) => ({
      severity: fault.severity,
      kind: fault.kind,
      pointer: fault.pointer,
      message: blockWords(fault, t, nameOf),
    })),
    ...older.map(({ text, ...finding }) => ({ ...finding, message: text[locale] })),
    ...checkColors(effective).map(({ code, ratio, ...note }) => ({
      severity: code === 'black' ? ('warning' as const) : ('info' as const),
      kind: 'contrast',
      pointer: note.pointer,
      message: t(`admin-editor:report.color.${code}`, { ...note, ratio: ratio.toFixed(1) }),
    })),
    ...missingTranslations(body).map((missing) => ({
      severity: missing.plain ? ('info' as const) : ('warning' as const),
      kind: 'translation',
      pointer: missing.pointer,
      message: missing.plain
        ? t('admin-editor:report.chineseOnly')
        : t('admin-editor:report.missing', { locale: languageName(missing.locale, locale) }),
    })),
  ];
}

function schemaErrors(body: GlobalSetting): readonly CheckError[] {
  return check(body) ? [] : (check.errors ?? []);
}

function blockWords({ problem, type, fault, value }: BlockFault, t: Translate, nameOf: NameOf): string {
  if (fault) return t('admin-editor:report.block', { type: nameOf(type), reason: faultWords(t, fault, value) });
  if (problem.kind === 'misplaced') return t(`common:problem.reason.${problem.reason}`, { detail: problem.detail });
  return problemWords(t, problem, type);
}
