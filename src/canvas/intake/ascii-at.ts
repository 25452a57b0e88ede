/** Reads ASCII characters, such as the name of a chunk. */
export function asciiAt(view: DataView, at: number, length: number): string {
  const end = Math.min(at + length, view.byteLength);
  let text = '';
  for (let place = at; place < end; place += 1) text += String.fromCharCode(view.getUint8(place));
  return text;
}
