import type { ReactNode } from 'react';

/** A symbol as it is written: what follows `_` stands lower. */
export function SymbolText({ text }: { text: string }): ReactNode {
  const [base, lower] = text.split('_');
  return (
    <var>
      {base}
      {lower && <sub>{lower}</sub>}
    </var>
  );
}
