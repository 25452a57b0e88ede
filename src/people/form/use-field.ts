import { useRef, useState } from 'react';

/** One field of a form: what is typed, what is wrong with it, and where it stands. */
export interface Field {
  value: string;
  /** Key of `people.json`; said once the field is left or the form sent, not while somebody is still typing. */
  fault: string | null;
  set: (value: string) => void;
  /** When the field is left: cleans what was typed, and says what is wrong unless nothing was typed at all. */
  leave: () => void;
  /** Says what is wrong, also with an empty field. Null: nothing. */
  check: () => string | null;
  /** A fault that only the server could know. */
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

/** Checks every field; the first that is wrong takes the focus. True: the form may be sent. */
export function checkAll(...fields: readonly Field[]): boolean {
  const wrong = fields.filter((field) => field.check() !== null);
  wrong[0]?.focus();
  return wrong.length === 0;
}
