import { createContext, type ReactNode, useContext } from 'react';

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/** What fields ask of whoever shows the form. Kept outside rjsf: a fault that comes or goes re-renders its field and not the form. */
export interface FormRoom {
  /** JSON pointer of the form's root in the document. */
  base: string;
  /** Pointer of the chosen field. */
  selected: string;
  /** What the form shows, for summaries of list items. */
  value: unknown;
  /** What is wrong there, in the person's language; nothing while it is still being typed. */
  faultAt: (pointer: string) => string | undefined;
  /** What holds while the field is empty. */
  insteadAt: (pointer: string) => unknown;
  /** Where the value comes from, and the way back to that. */
  markAt: (pointer: string, label: string) => ReactNode;
  upload: ((file: File) => Promise<UploadedImage>) | undefined;
}

const nowhere: FormRoom = {
  base: '',
  selected: '',
  value: undefined,
  faultAt: () => undefined,
  insteadAt: () => undefined,
  markAt: () => null,
  upload: undefined,
};

export const FormRoomContext = createContext<FormRoom>(nowhere);

export function useFormRoom(): FormRoom {
  return useContext(FormRoomContext);
}
