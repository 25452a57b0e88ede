const two = (n: number) => String(n).padStart(2, '0');

/** The local time for an `<input type="datetime-local">`; '' if there is none. */
export function toLocalTime(moment: string | undefined): string {
  const at = new Date(moment ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  // While typing, a year may be 0002; without the padding, the date is invalid and the field is cleared.
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment in UTC, the same for everybody; undefined while the input is incomplete. */
export function fromLocalTime(local: string): string | undefined {
  const at = new Date(local);
  if (local === '' || Number.isNaN(at.getTime())) return undefined;
  return at.toISOString().replace('.000Z', 'Z');
}
