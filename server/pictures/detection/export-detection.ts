import type { Reader } from '../../answers';
import type { Store } from '../../base/database/db';
import type { DecodeRules } from '../../base/raster/decode-picture';
import { readDetection } from './detect-objects';
import { toCoco } from './export/to-coco';
import { toCsv } from './export/to-csv';
import { toPng } from './export/to-png';
import { foundFrom, objectsOf } from './present-detection';
import { openReadablePicture } from './readable-picture';

type ExportFormat = 'coco' | 'csv' | 'png';

interface ExportedFile {
  name: string;
  mime: string;
  body: string | Buffer;
}

/** Exports a stored detection as a file, with all objects from a threshold on. */
export async function exportDetection(
  store: Store,
  id: string,
  { format, threshold = foundFrom }: { format: ExportFormat; threshold?: number },
  who: DecodeRules & { reader: Reader },
): Promise<ExportedFile> {
  const { row, result } = await readDetection(store, id, who.reader);
  const objects = objectsOf(row).filter(({ score }) => score >= threshold);
  const name = `detection-${id.slice(0, 8)}`;
  if (format === 'csv') return { name: `${name}.csv`, mime: 'text/csv; charset=utf-8', body: toCsv(objects) };
  const picture = await openReadablePicture(store, row.pictureId, who.reader);
  if (format === 'png') return { name: `${name}.png`, mime: 'image/png', body: await toPng(picture, objects, who) };
  const fileName = `${row.pictureId.slice(0, 8)}.${picture.mime.split('/')[1]}`;
  return { name: `${name}.coco.json`, mime: 'application/json', body: toCoco(result, objects, fileName) };
}
