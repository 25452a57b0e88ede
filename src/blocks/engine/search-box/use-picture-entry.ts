import { type ClipboardEvent, type DragEvent, useState } from 'react';

export interface PictureEntry {
  /** Open, with a picture that was pasted or dropped, or with none yet. */
  open: { file: File | null } | null;
  show: () => void;
  close: () => void;
  handlers: {
    onPaste: (event: ClipboardEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** A picture may be asked about like a text: pasted into the box, dropped on it, or chosen by its button. */
export function usePictureEntry(): PictureEntry {
  const [open, setOpen] = useState<PictureEntry['open']>(null);
  return {
    open,
    show: () => setOpen({ file: null }),
    close: () => setOpen(null),
    handlers: {
      onPaste: (event) => {
        const [file] = event.clipboardData.files;
        // Word processors put a picture of the text beside the text: then the text is meant.
        if (!file?.type.startsWith('image/') || event.clipboardData.getData('text/plain') !== '') return;
        event.preventDefault();
        setOpen({ file });
      },
      onDragOver: (event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        setOpen({ file });
      },
    },
  };
}
