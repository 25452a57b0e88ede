import { useLayoutEffect } from 'react';

/** Sets `--mw-top` to the visible height of the header, so that side columns fit the window. */
export function useTopInset(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = document.getElementById('main')?.getBoundingClientRect().top ?? 0;
      root.style.setProperty('--mw-top', `${Math.max(0, Math.round(top))}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
      root.style.removeProperty('--mw-top');
    };
  }, []);
}
