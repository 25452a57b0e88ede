import { useEffect, useState } from 'react';

/** Id of the heading being read: the last one above the upper third of the viewport. */
export function useReadHeading(places: readonly (string | null)[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = places.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = key.split(' ').filter((place) => {
        const heading = place && document.getElementById(place);
        return heading && heading.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1) ?? null);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon, { capture: true });
    };
  }, [key]);
  return current;
}
