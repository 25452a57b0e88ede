import { useLayoutEffect } from 'react';

/** How much of the header is still in view, as a CSS length: columns beside the text end where the window does. */
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
