/** Hands a file to the browser to keep. */
export function saveFile(content: Blob | string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The picture's own name with another ending. */
export function exportName(picture: string, ending: string): string {
  const stem = picture.replace(/\.[^.]*$/, '').replace(/[\\/:*?"<>|]/g, '_') || 'picture';
  return `${stem}-objects.${ending}`;
}
