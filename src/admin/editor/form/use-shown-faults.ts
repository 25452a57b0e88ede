import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { CheckError } from '@/lib/json-check';
import { faultWords } from '@/ui/form/fault-words';
import { placeOf } from '@/ui/form/place-of';
import { faultsOf } from '@/ui/form/validator';
import { valueAt } from '../../../../setting/pointer';

export interface ShownFaults {
  /** In the person's language; `pointer/*` matches anything below. */
  faultAt: (pointer: string) => string | undefined;
  /** Takes the place for a new one that nobody has left yet. */
  hideBelow: (pointer: string) => void;
}

/**
 * The faults of a form, shown when they help: those present when the form opened, unless nothing was filled in yet, and each field's
 * once it has been left. Nothing appears while somebody types into a field for the first time.
 */
export function useShownFaults(
  root: RefObject<HTMLElement | null>,
  base: string,
  schema: object,
  value: unknown,
  { focusAt, untouched }: { focusAt: { pointer: string } | undefined; untouched: boolean },
): ShownFaults {
  const { t } = useTranslation('form');
  const faults = useMemo(() => {
    const found = new Map<string, CheckError>();
    for (const fault of faultsOf(schema, value)) {
      const at = base + placeOf(fault);
      if (!found.has(at)) found.set(at, fault);
    }
    return found;
  }, [schema, value, base]);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(untouched ? [] : faults.keys()));

  useEffect(() => {
    const element = root.current;
    const leave = (event: FocusEvent) => {
      const field = (event.target as Element).closest<HTMLElement>('[data-field]');
      // Moving within one field is not leaving it.
      if (!field?.dataset.field || field.contains(event.relatedTarget as globalThis.Node | null)) return;
      const left = field.dataset.field;
      setSeen((now) => (now.has(left) ? now : new Set([...now, left])));
    };
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, [root]);

  useEffect(() => {
    // A field that somebody is sent to shows its fault.
    if (focusAt) setSeen((now) => new Set([...now, focusAt.pointer]));
  }, [focusAt]);

  const hideBelow = useCallback(
    (pointer: string) => setSeen((now) => new Set([...now].filter((at) => !`${at}/`.startsWith(`${pointer}/`)))),
    [],
  );

  return useMemo(() => {
    const shown = [...faults].filter(([at]) => seen.has(at) || seen.has(at.slice(0, at.lastIndexOf('/'))));
    const words = new Map(
      shown.map(([at, fault]) => [at, faultWords(t, fault, valueAt(value, at.slice(base.length)))] as const),
    );
    return {
      hideBelow,
      faultAt: (at) => {
        if (!at.endsWith('/*')) return words.get(at);
        const below = at.slice(0, -1);
        return [...words].find(([each]) => each.startsWith(below))?.[1];
      },
    };
  }, [faults, seen, hideBelow, t, value, base]);
}
