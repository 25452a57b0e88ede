import { useEffect, useState } from 'react';
import { type OpenPicture, openPicture, PictureError, type Refusal } from '../intake/open-picture';

export type PictureState =
  | { status: 'none' }
  | { status: 'opening' }
  | { status: 'open'; picture: OpenPicture }
  | { status: 'refused'; refusal: Refusal };

/** Opens the chosen file. Its bitmap is released when another file is opened or the dialog closes. */
export function usePicture(file: File | null): PictureState {
  const [state, setState] = useState<{ file: File | null; is: PictureState }>({ file: null, is: { status: 'none' } });
  useEffect(() => {
    if (!file) return;
    let open: OpenPicture | undefined;
    let left = false;
    openPicture(file, file.name).then(
      (picture) => {
        if (left) return picture.close();
        open = picture;
        setState({ file, is: { status: 'open', picture } });
      },
      (error: unknown) => {
        const refusal = error instanceof PictureError ? error.refusal : 'broken';
        if (!left) setState({ file, is: { status: 'refused', refusal } });
      },
    );
    return () => {
      left = true;
      open?.close();
    };
  }, [file]);
  if (!file) return { status: 'none' };
  return state.file === file ? state.is : { status: 'opening' };
}
