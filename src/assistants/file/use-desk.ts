import { useEffect, useRef, useState } from 'react';
import type { TableChoices as Choices } from '../../../setting/table/read-table';
import type { Desk } from './desk';
import { tooLarge } from './open-text';
import type { Refusal } from './use-refusal';

export interface TableChoices extends Choices {
  /** Of a workbook. */
  sheet?: string;
}

export interface OpenFile {
  job: 'open';
  bytes: ArrayBuffer;
  choices: TableChoices;
}

type Refused = { refused: Refusal };
const failed = (error: Error): Refused => ({ refused: { failed: error.message } });

/** A file and the desk that works on it, opened with the first job and closed with the page. */
export function useDesk<Job, Answer>(
  open: () => Desk<Job | OpenFile, Answer>,
  onAnswer: (answer: Answer | Refused, job?: Job | OpenFile) => void | Promise<void>,
) {
  const desk = useRef<ReturnType<typeof open>>(undefined);
  const bytes = useRef<ArrayBuffer>(undefined);
  const chosen = useRef<TableChoices>({});
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => () => desk.current?.close(), []);

  const ask = async (job: Job | OpenFile): Promise<void> => {
    setBusy(true);
    desk.current ??= open();
    const answer = await desk.current.ask(job).catch(failed);
    setBusy(false);
    await onAnswer(answer, job);
  };
  /** Reads the file as the person has said it is meant. */
  const reread = async (choices: TableChoices) => {
    chosen.current = { ...chosen.current, ...choices };
    if (bytes.current) await ask({ job: 'open', bytes: bytes.current, choices: chosen.current });
  };
  const take = async (file: File) => {
    setName(file.name.replace(/\.\w+$/, ''));
    const large = tooLarge(file.size);
    // A dropped folder looks like a file until it is read.
    const read = large ? { refused: large } : await file.arrayBuffer().catch(failed);
    if ('refused' in read) return onAnswer(read);
    bytes.current = read;
    chosen.current = {};
    await reread({});
  };
  return { name, setName, busy, ask, take, reread };
}
