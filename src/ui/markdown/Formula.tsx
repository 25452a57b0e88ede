import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { retryUntilOnline } from '@/browser/retry-until-online';
import { renewStyles } from './renew-styles';

type Katex = typeof import('./katex').katex;

/** Once it is here it stays: the next formula is drawn without a wait. */
let ready: Katex | undefined;
/** One for all the formulas that wait for it. */
let coming: Promise<typeof import('./katex')> | undefined;

interface Props extends ComponentProps<'span'> {
  tex: string;
  display: boolean;
}

/**
 * A formula, drawn into the page by KaTeX itself: parsing its HTML would bring inline styles, which the content policy forbids.
 * Until its code is here, and where it cannot be drawn, the source stands there.
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
    // Keyed: React never touches what KaTeX put inside.
    <span key="drawn" ref={place} {...rest} data-formula={display ? 'display' : 'inline'} />
  ) : (
    <code key="source" {...rest}>
      {tex}
    </code>
  );
}

function draw(katex: Katex, tex: string, displayMode: boolean, place: HTMLElement): void {
  try {
    // A formula is untrusted text like any other.
    katex.render(tex, place, { displayMode, strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 });
  } catch {
    // Half a formula while it is being written, or no formula at all: its source is what there is to show.
    place.textContent = tex;
  }
}
