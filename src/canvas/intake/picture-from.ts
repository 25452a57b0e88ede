/** The first image in a paste or drop, else the first file. Its type is checked later, by its bytes. */
export function pictureFrom(transfer: DataTransfer | null): File | null {
  const files = [...(transfer?.files ?? [])];
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}
