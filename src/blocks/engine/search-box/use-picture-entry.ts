import { type ClipboardEvent, type DragEvent, useState } from 'react';

export interface PictureEntry {
  /** The open dialog, with the pasted or dropped picture if there is one. */
  open: { file: File | null } | null;
  show: () => void;
  close: () => void;
  handlers: {
    onPaste: (event: ClipboardEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Opens the picture dialog on the button, a paste or a drop. */
export function usePictureEntry(): PictureEntry {
  const [open, setOpen] = useState<PictureEntry['open']>(null);
  return {
    open,
    show: () => setOpen({ file: null }),
    close: () => setOpen(null),
    handlers: {
      onPaste: (event) => {
        const [file] = event.clipboardData.files;
        // Word processors put an image of the text on the clipboard as well; the text wins.
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
