import { useRef, useState } from 'react';

/** A form field: its value, its fault and its input element. */
export interface Field {
  value: string;
  /** Key of `people.json`, set on blur or submit, not while typing. */
  fault: string | null;
  set: (value: string) => void;
  /** On blur: cleans the value, and validates it unless it is empty. */
  leave: () => void;
  /** Validates the value, even if empty; returns null if it is valid. */
  check: () => string | null;
  /** Sets a fault reported by the server. */
  refuse: (fault: string) => void;
  focus: () => void;
  ref: React.RefObject<HTMLInputElement | null>;
}

export function useField(
  initial: string,
  judge: (value: string) => string | null,
  clean: (value: string) => string,
): Field {
  const [value, setValue] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const ref = useRef<HTMLInputElement | null>(null);
  const settle = (): string => {
    const cleaned = clean(value);
    if (cleaned !== value) setValue(cleaned);
    return cleaned;
  };
  return {
    value,
    fault,
    ref,
    set(next) {
      setValue(next);
      setFault(null);
    },
    leave() {
      const cleaned = settle();
      if (cleaned !== '') setFault(judge(cleaned));
    },
    check() {
      const found = judge(settle());
      setFault(found);
      return found;
    },
    refuse: setFault,
    focus: () => ref.current?.focus(),
  };
}

/** Validates all fields and focuses the first invalid one. Returns true if the form may be submitted. */
export function checkAll(...fields: readonly Field[]): boolean {
  const wrong = fields.filter((field) => field.check() !== null);
  wrong[0]?.focus();
  return wrong.length === 0;
}
