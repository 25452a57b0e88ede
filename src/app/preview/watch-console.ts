/** Collects console errors and uncaught errors. Returns a function that returns those since its last call. */
export function watchConsole(own: Window & typeof globalThis): () => string[] {
  let heard: string[] = [];
  const hear = (...parts: unknown[]): void => {
    if (heard.length < 20) heard.push(parts.map(toText).join(' ').slice(0, 300));
  };
  const { error } = own.console;
  own.console.error = (...parts: unknown[]) => {
    hear(...parts);
    error.apply(own.console, parts);
  };
  own.addEventListener('error', (event) => hear(event.message));
  own.addEventListener('unhandledrejection', (event) => hear(toText(event.reason)));
  own.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    hear(`Content policy: ${violatedDirective} ${blockedURI}`),
  );
  return () => {
    const told = heard;
    heard = [];
    return told;
  };
}

function toText(value: unknown): string {
  return value instanceof Error ? value.message : String(value);
}
