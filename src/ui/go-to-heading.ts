/** Scrolls to the heading and focuses it, so that Tab continues from there. */
export function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView?.({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}
