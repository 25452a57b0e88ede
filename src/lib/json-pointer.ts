/** `pointer('/a', 'b/c', 0)` → `/a/b~1c/0`. */
export function pointer(base: string, ...steps: (string | number)[]): string {
  return base + steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
