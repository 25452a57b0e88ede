/** The first file of a paste or a drop that may be a picture. What it really is, its bytes decide. */
export function pictureFrom(transfer: DataTransfer | null): File | null {
  const files = [...(transfer?.files ?? [])];
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}
