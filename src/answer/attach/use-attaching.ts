import { useCallback, useRef } from 'react';
import { messageOf } from '@/api/api-error';
import { useAddAttachmentMutation, useRemoveAttachmentMutation } from '@/api/messages';
import { watchUpload } from '@/api/upload-progress';
import { newId } from '@/browser/new-id';
import { useTranslation } from '@/i18n/use-translation';
import { attachedTo, MOST_ATTACHED, MOST_BYTES, putAttached, type Sending, useAttached } from './attached-store';

/** The sheets of a workbook as separated text, at least one; null if it cannot be read. */
export type AsRows = (file: File) => Promise<{ name: string; body: string }[] | null>;

const WORKBOOK = /\.xls[xm]$/i;

/** Sends files that go with the next question, one after the other, and takes them back. */
export function useAttaching(chatId: string, asRows: AsRows) {
  const { t } = useTranslation('answer');
  const [add] = useAddAttachmentMutation();
  const [drop] = useRemoveAttachmentMutation();
  const words = useRef({ t });
  words.current = { t };
  const attached = useAttached(chatId);
  const others = useRef<(files: readonly File[]) => Promise<void>>(async () => {});

  const change = useCallback(
    (key: string, part: Partial<Sending> | null) =>
      putAttached(chatId, ({ ready, sending }) => ({
        ready,
        sending: part
          ? sending.map((one) => (one.key === key ? { ...one, ...part } : one))
          : sending.filter((one) => one.key !== key),
      })),
    [chatId],
  );
  const sendOne = useCallback(
    async (key: string, file: File) => {
      const fail = (fault: string) => change(key, { fault });
      if (file.size > MOST_BYTES)
        return fail(words.current.t('attach.large', { size: megabytes(file.size), limit: megabytes(MOST_BYTES) }));
      const sheets = WORKBOOK.test(file.name) ? await asRows(file) : [{ name: file.name, body: file }];
      const [opened, ...more] = sheets ?? [];
      if (!opened) return fail(words.current.t('attach.book'));
      const unwatch = watchUpload(key, (share) => change(key, { share }));
      const body = new Blob([opened.body], { type: 'application/octet-stream' });
      const call = add({ name: opened.name.slice(-200), file: body, idempotencyKey: key });
      change(key, { cancel: call.abort });
      const { data, error } = await call;
      unwatch();
      const cancelled = !attachedTo(chatId).sending.some((one) => one.key === key);
      if (data && cancelled) void drop({ id: data.id });
      if (cancelled) return;
      if (!data) return fail(messageOf(error) ?? words.current.t('attach.failed'));
      change(key, null);
      putAttached(chatId, ({ ready, sending }) => ({ ready: [...ready, data], sending }));
      // Each further sheet is a table of its own.
      if (more.length > 0) await others.current(more.map(({ name, body }) => new File([body], name)));
    },
    [add, asRows, change, chatId, drop],
  );
  const send = useCallback(
    async (files: readonly File[]) => {
      const { ready, sending } = attachedTo(chatId);
      const room = MOST_ATTACHED - ready.length - sending.filter(({ fault }) => !fault).length;
      const rows = files.map((file) => ({ key: newId(), file }));
      putAttached(chatId, (before) => ({
        ready: before.ready,
        sending: [
          ...before.sending.filter(({ fault }) => !fault),
          ...rows.map(({ key, file: { name } }, at) => ({
            ...{ key, name, share: 0, cancel: () => {} },
            ...(at >= room && { fault: words.current.t('attach.full', { most: MOST_ATTACHED }) }),
          })),
        ],
      }));
      for (const { key, file } of rows.slice(0, Math.max(0, room))) await sendOne(key, file);
    },
    [chatId, sendOne],
  );
  others.current = send;
  const dismiss = useCallback(
    ({ key, cancel }: Sending) => {
      change(key, null);
      cancel();
    },
    [change],
  );
  const remove = useCallback(
    (id: string) => {
      putAttached(chatId, ({ ready, sending }) => ({ ready: ready.filter((one) => one.id !== id), sending }));
      void drop({ id });
    },
    [chatId, drop],
  );
  /** Whether some have not arrived yet; what was refused never will. */
  const onTheWay = attached.sending.some(({ fault }) => fault === undefined);
  return { ...attached, onTheWay, send, dismiss, remove };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
