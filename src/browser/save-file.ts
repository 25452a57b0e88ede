/** Downloads content as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed, because the browser reads the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
