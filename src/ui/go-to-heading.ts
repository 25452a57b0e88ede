/** Scrolls there and takes the focus along, so that Tab goes on from the heading. */
export function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView?.({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}
