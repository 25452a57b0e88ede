const two = (n: number) => String(n).padStart(2, '0');

/** A moment as an `<input type="datetime-local">` wants it, on the operator's clock; '' for none. */
export function toLocalTime(moment: string | undefined): string {
  const at = new Date(moment ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  // A year that is being typed begins as 0002; written as 2 it is no date, and the field loses all of it.
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** With the zone written down, so that it is the same moment for everybody; undefined while it is being typed. */
export function fromLocalTime(local: string): string | undefined {
  const at = new Date(local);
  if (local === '' || Number.isNaN(at.getTime())) return undefined;
  return at.toISOString().replace('.000Z', 'Z');
}
