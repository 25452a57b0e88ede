import { storableJson } from '../../base/database/storable';
import type { Frame, RunIds, RunStep } from './types';

export function writeEvent(ids: RunIds, seq: number, ts: number, { event, data }: RunStep): Frame {
  return { seq, json: storableJson({ v: 1, seq, run: ids.run, msg: ids.msg, chat: ids.chat, ts, event, data }) };
}

export function toSse({ seq, json }: Frame): string {
  return `id: ${seq}\ndata: ${json}\n\n`;
}
