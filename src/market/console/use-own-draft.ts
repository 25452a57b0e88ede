import { useState } from 'react';
import { useActOnOwnOfferingMutation, useSaveOwnOfferingMutation } from '@/api/supply';
import { bodyOf, type Draft, type DraftValue, formValueOf } from './draft-form';

export type OwnDraft = ReturnType<typeof useOwnDraft>;

/**
 * A draft while its supplier writes it. What was opened stays, whatever others save meanwhile: the server refuses to
 * write over that.
 */
export function useOwnDraft(read: Draft) {
  const [opened, setOpened] = useState(read);
  const [value, setValue] = useState<DraftValue>(() => formValueOf(read));
  const [isChanged, setChanged] = useState(false);
  const [send, saving] = useSaveOwnOfferingMutation();
  const [act, acting] = useActOnOwnOfferingMutation();
  const busy = saving.isLoading || acting.isLoading;
  const refused = saving.error ?? acting.error;
  const take = (draft: Draft) => {
    setOpened(draft);
    setValue(formValueOf(draft));
    setChanged(false);
  };
  const save = async (): Promise<Draft | undefined> => {
    if (!isChanged) return opened;
    const { data } = await send({ id: opened.id, step: opened.step, ...bodyOf(value) });
    if (data) take(data);
    return data;
  };
  const go = async (action: Exclude<Draft['may'][number], 'save'>, reason: string) => {
    if (busy) return;
    const draft = action === 'submit' ? await save() : opened;
    if (!draft) return;
    const { data } = await act({ id: opened.id, action, step: draft.step, ...(reason && { reason }) });
    if (data) take(data);
  };
  const change = (next: unknown) => {
    setValue(next as DraftValue);
    setChanged(true);
  };
  /** Somebody else saved meanwhile. */
  const isConflict = refused !== undefined && 'status' in refused && refused.status === 409;
  return { opened, value, isChanged, busy, refused, isConflict, take, keep: setOpened, save, go, change };
}
