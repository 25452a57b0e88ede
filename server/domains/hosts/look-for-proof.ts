import type { LocalizedText } from '../../../setting/messages/catalogue';
import { message } from '../../base/messages/message';
import type { Outgoing } from '../../base/outgoing/create-outgoing';
import { OutgoingRefused } from '../../base/outgoing/outgoing-refused';
import type { WantedProof } from './host-proof';

type Found = { how: 'dns' | 'file' } | { fault: LocalizedText };

const mostBytes = 4096;

/** Checks DNS and the file at once; either one is proof enough. */
export async function lookForProof(outgoing: Outgoing, { record, file }: WantedProof): Promise<Found> {
  const [dns, web] = await Promise.all([seek(readRecord(outgoing, record)), seek(readFile(outgoing, file))]);
  if (dns === undefined) return { how: 'dns' };
  if (web === undefined) return { how: 'file' };
  return {
    fault: message('domains:lookForProof.fault', { dns, file: web }),
  };
}

/** What is wrong; undefined if nothing is. */
async function seek(look: Promise<LocalizedText | undefined>): Promise<LocalizedText | undefined> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof OutgoingRefused) return error.text;
    throw error;
  }
}

async function readRecord(
  outgoing: Outgoing,
  { name, value }: WantedProof['record'],
): Promise<LocalizedText | undefined> {
  const records = await outgoing.txt(name);
  if (records.some((record) => record.trim() === value)) return undefined;
  return records.length === 0 ? noRecord : otherRecord;
}

/** Follows no redirect, or a site with an open redirect would prove any host. */
async function readFile(outgoing: Outgoing, { url, text }: WantedProof['file']): Promise<LocalizedText | undefined> {
  const { status, body } = await outgoing.request(url, { maxBytes: mostBytes });
  if (status !== 200) return noFile(status);
  return body.toString('utf8').trim() === text ? undefined : otherFile;
}

const noRecord: LocalizedText = message('domains:lookForProof.noRecord');
const otherRecord: LocalizedText = message('domains:lookForProof.otherRecord');
const noFile = (status: number): LocalizedText => message('domains:lookForProof.noFile', { status });
const otherFile: LocalizedText = message('domains:lookForProof.otherFile');
