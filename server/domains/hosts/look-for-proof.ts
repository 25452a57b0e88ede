import type { Words } from '../../../setting/words';
import type { Outgoing } from '../../base/outgoing/create-outgoing';
import { OutgoingRefused } from '../../base/outgoing/outgoing-refused';
import type { WantedProof } from './host-proof';

export type Found = { how: 'dns' | 'file' } | { fault: Words };

const mostBytes = 4096;

/** Looks into the DNS and at the file, both at once: who set one of them up has proved it. */
export async function lookForProof(outgoing: Outgoing, { record, file }: WantedProof): Promise<Found> {
  const [dns, web] = await Promise.all([seek(readRecord(outgoing, record)), seek(readFile(outgoing, file))]);
  if (dns === undefined) return { how: 'dns' };
  if (web === undefined) return { how: 'file' };
  return {
    fault: {
      'zh-CN': `DNS：${dns['zh-CN']} 文件：${web['zh-CN']}`,
      'en-US': `DNS: ${dns['en-US']} File: ${web['en-US']}`,
    },
  };
}

/** What is wrong; undefined: nothing. */
async function seek(look: Promise<Words | undefined>): Promise<Words | undefined> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof OutgoingRefused) return error.text;
    throw error;
  }
}

async function readRecord(outgoing: Outgoing, { name, value }: WantedProof['record']): Promise<Words | undefined> {
  const records = await outgoing.txt(name);
  if (records.some((record) => record.trim() === value)) return undefined;
  return records.length === 0 ? noRecord : otherRecord;
}

/** No redirect: a site that sends people on to anywhere must prove nothing. */
async function readFile(outgoing: Outgoing, { url, text }: WantedProof['file']): Promise<Words | undefined> {
  const { status, body } = await outgoing.request(url, { maxBytes: mostBytes });
  if (status !== 200) return noFile(status);
  return body.toString('utf8').trim() === text ? undefined : otherFile;
}

const noRecord: Words = {
  'zh-CN': '没有找到该 TXT 记录；新记录可能需要数分钟才能生效。',
  'en-US': 'there is no such TXT record; a new one may take some minutes to be seen.',
};
const otherRecord: Words = {
  'zh-CN': 'TXT 记录的值不一致。',
  'en-US': 'the TXT record has another value.',
};
const noFile = (status: number): Words => ({
  'zh-CN': `该地址返回状态 ${status}，应为 200。`,
  'en-US': `the address answered with status ${status} instead of 200.`,
});
const otherFile: Words = {
  'zh-CN': '文件内容不一致。',
  'en-US': 'the file has other content.',
};
