import { useEffect } from 'react';

/** Sets `--mw-keyboard` to the height that an on-screen keyboard covers, for browsers that overlay it on the page. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const measure = () => {
      const covered = Math.round(window.innerHeight - view.height - view.offsetTop);
      // Smaller differences come from the browser's own toolbars.
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
