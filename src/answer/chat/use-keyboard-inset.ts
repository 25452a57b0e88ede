import { useEffect } from 'react';

/** Browsers that lay their keyboard over the page leave the composer under it; this tells how much of the page is covered. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const measure = () => {
      const covered = Math.round(window.innerHeight - view.height - view.offsetTop);
      // A few pixels are the browser's own bars on their way.
      root.style.setProperty('--mw-keyboard', `${covered > 80 && view.scale === 1 ? covered : 0}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      root.style.removeProperty('--mw-keyboard');
    };
  }, []);
}
