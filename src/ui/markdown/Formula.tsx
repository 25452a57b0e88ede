import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { retryUntilOnline } from '@/browser/retry-until-online';
import { renewStyles } from './renew-styles';

type Katex = typeof import('./katex').katex;

/** Stays loaded, so that later formulas render at once. */
let ready: Katex | undefined;
/** Shared by all formulas that wait for it. */
let coming: Promise<typeof import('./katex')> | undefined;

interface Props extends ComponentProps<'span'> {
  tex: string;
  display: boolean;
}

/**
 * A formula, rendered by KaTeX directly into the DOM: parsing its HTML would add inline styles, which the content
 * security policy forbids. Shows the source until KaTeX has loaded, and if rendering fails.
 */
export function Formula({ tex, display, ...rest }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [katex, setKatex] = useState(() => ready);
  useLayoutEffect(() => {
    if (katex) {
      if (place.current) draw(katex, tex, display, place.current);
      return;
    }
    let gone = false;
    coming ??= retryUntilOnline(() => import('./katex'));
    void coming.then((module) => {
      renewStyles();
      ready = module.katex;
      if (!gone) setKatex(() => module.katex);
    });
    return () => {
      gone = true;
    };
  }, [katex, tex, display]);
  return katex ? (
    // The key keeps React away from KaTeX's DOM.
    <span key="drawn" ref={place} {...rest} data-formula={display ? 'display' : 'inline'} />
  ) : (
    <code key="source" {...rest}>
      {tex}
    </code>
  );
}

function draw(katex: Katex, tex: string, displayMode: boolean, place: HTMLElement): void {
  try {
    // The formula is untrusted input.
    katex.render(tex, place, { displayMode, strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 });
  } catch {
    // The formula is incomplete or invalid, so its source is shown.
    place.textContent = tex;
  }
}
