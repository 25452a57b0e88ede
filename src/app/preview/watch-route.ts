/** Reports when the visitor navigates inside the frame. Returns how to navigate it without a history entry. */
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
      // The router listens to popstate, which replaceState does not fire.
      own.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
  };
}
