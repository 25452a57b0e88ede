import type { OutgoingHttpHeaders } from 'node:http';

/** A minimal cookie jar: stores the cookies that responses set and returns the header for the next request. */
export function cookieJar() {
  const kept = new Map<string, string>();
  return {
    take(headers: OutgoingHttpHeaders): void {
      for (const line of [headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (value === '' || /; Max-Age=0(;|$)/.test(String(line))) kept.delete(name);
        else kept.set(name, value);
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name: string) => kept.get(name),
    delete: (name: string) => kept.delete(name),
    names: () => [...kept.keys()].toSorted(),
  };
}
