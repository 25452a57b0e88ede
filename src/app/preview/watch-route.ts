/** Tells when the page inside has gone somewhere else by itself. Answers how to send it somewhere without adding to the history. */
export function watchRoute(own: Window, basename: string, onMove: (route: string) => void) {
  const current = () => own.location.pathname.slice(basename.length) + own.location.search;
  let told = current();
  const look = (): void => {
    if (current() === told) return;
    told = current();
    onMove(told);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = own.history[name].bind(own.history);
    own.history[name] = (...args) => {
      change(...args);
      look();
    };
  }
  own.addEventListener('popstate', look);
  return {
    current,
    go(route: string): void {
      if (route === current()) return;
      told = route;
      own.history.replaceState(null, '', basename + route);
      // The router listens to this event; a state that is replaced makes none.
      own.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
  };
}
