/** A box of an MP4: its length, its kind, and what is in it. */
function box(kind: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The smallest files of their kinds that are taken. */
export const sampleMp4 = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
  box('moov', box('mvhd', Buffer.alloc(100))),
  box('mdat', Buffer.alloc(4000, 7)),
]);

export const sampleWebm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.from([0x18, 0x53, 0x80, 0x67, 0x80]),
]);

export const samplePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
