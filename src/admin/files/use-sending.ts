import { useCallback, useState } from 'react';
import { useAddDomainFileMutation } from '@/api/admin';
import { watchUpload } from '@/api/upload-progress';
import { newId } from '@/browser/new-id';

/** As the server takes them. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** A file that is not in the domain's list yet. */
export interface Sending {
  key: string;
  file: File;
  /** Sent share, 0 to 1. */
  share: number;
  /** Why it was not taken. */
  error?: unknown;
  tooLarge?: boolean;
}

/** The call takes bytes of no type: a file's own would be refused. */
const asBytes = (file: File) => new Blob([file], { type: 'application/octet-stream' });

/** Uploads files one after the other; what was refused stays until it is sent again or dismissed. */
export function useSending(domain: string) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [add] = useAddDomainFileMutation();
  const change = useCallback((key: string, part: Partial<Sending>) => {
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);
  const dismiss = useCallback((key: string) => setSending((all) => all.filter((one) => one.key !== key)), []);
  const sendOne = useCallback(
    async ({ key, file }: Sending) => {
      const unwatch = watchUpload(key, (share) => change(key, { share }));
      const answer = await add({ domain, name: file.name, file: asBytes(file), idempotencyKey: key });
      unwatch();
      if (answer.error) change(key, { error: answer.error });
      else dismiss(key);
    },
    [add, change, dismiss, domain],
  );
  const send = useCallback(
    async (files: readonly File[]) => {
      const rows = files.map((file) => ({ key: newId(), file, share: 0, tooLarge: file.size > MOST_BYTES }));
      const names = new Set(files.map(({ name }) => name));
      // A name that is chosen again replaces its refusal.
      setSending((all) => [...all.filter(({ file }) => !names.has(file.name)), ...rows]);
      for (const row of rows) if (!row.tooLarge) await sendOne(row);
    },
    [sendOne],
  );
  return { sending, send, dismiss };
}
