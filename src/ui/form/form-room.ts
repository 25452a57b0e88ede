import { createContext, type ReactNode, useContext } from 'react';

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/** A knowledge base that a setting may refer to by its id. */
export interface OfferedBase {
  id: number;
  name: string;
  documentCount?: number;
}

export interface PictureChoice {
  onChoose: (url: string) => void;
  onClose: () => void;
}

export interface CropChoice extends PictureChoice {
  /** The picture to take a piece of. */
  url: string;
}

/** A field that the host of the form draws. */
export interface HostedField {
  /** What the schema calls its kind. */
  kind: string;
  /** Of the element that the field's label names. */
  id: string;
  pointer: string;
  label: string;
  value: unknown;
  readOnly: boolean;
  /** undefined removes the value. */
  onChange: (value: unknown) => void;
}

/**
 * What fields need from the host of the form. Kept outside rjsf, so that an error re-renders its field, not the form.
 */
export interface FormRoom {
  /** JSON pointer of the form's root in the document. */
  base: string;
  /** JSON pointer of the selected field. */
  selected: string;
  /** The form's value, for summaries of list items. */
  value: unknown;
  /** The error message at this pointer; undefined while the person is still typing. */
  faultAt: (pointer: string) => string | undefined;
  /** The inherited value while the field is empty. */
  insteadAt: (pointer: string) => unknown;
  /** The origin of the value, and the button that resets to it. */
  markAt: (pointer: string, label: string) => ReactNode;
  /** The list item that was just added; it opens itself and takes the focus. */
  added: string | undefined;
  onAdded: (pointer: string | undefined) => void;
  upload: ((file: File) => Promise<UploadedImage>) | undefined;
  /** Keeps any file that the form takes; undefined where there are addresses only. Throws why a file is not taken. */
  uploadFile?: (file: File) => Promise<{ url: string }>;
  /** Shows the pictures that are there already; undefined where there are none to choose from. */
  pictures: ((choice: PictureChoice) => ReactNode) | undefined;
  /** Takes a piece of an uploaded picture; undefined where nothing can be uploaded. */
  crop: ((choice: CropChoice) => ReactNode) | undefined;
  /** Draws a field of a kind that the form does not know; undefined where there are none. */
  hosted?: (field: HostedField) => ReactNode;
  /** Knowledge bases to choose from; undefined while loading. */
  bases: readonly OfferedBase[] | undefined;
}

const nowhere: FormRoom = {
  base: '',
  selected: '',
  value: undefined,
  faultAt: () => undefined,
  insteadAt: () => undefined,
  markAt: () => null,
  added: undefined,
  onAdded: () => undefined,
  upload: undefined,
  pictures: undefined,
  crop: undefined,
  bases: undefined,
};

export const FormRoomContext = createContext<FormRoom>(nowhere);

export function useFormRoom(): FormRoom {
  return useContext(FormRoomContext);
}
