import { useState } from 'react';
import { useUploadFileMutation } from '@/api/organization';
import { newId } from '@/browser/new-id';
import { useSignedIn } from '../use-signed-in';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 10 * 1024 * 1024;

export interface PictureState {
  key: string;
  name: string;
  /** asked: it is there, and nobody has said yet what it shows. */
  state: 'busy' | 'failed' | 'kind' | 'size' | 'asked';
  /** Its address in the text. */
  address?: string;
}

/** Uploads pictures for a post and puts each into the text once it is there. */
export function usePictures(post: string, insert: (markdown: string) => void) {
  const [pictures, setPictures] = useState<PictureState[]>([]);
  const [upload] = useUploadFileMutation();
  const { askToSignIn } = useSignedIn();
  const set = (picture: PictureState) =>
    setPictures((all) => [...all.filter(({ key }) => key !== picture.key), picture]);
  const drop = (gone: string) => setPictures((all) => all.filter(({ key }) => key !== gone));

  const add = async (file: File) => {
    const one = { key: newId(), name: file.name };
    if (!KINDS.includes(file.type)) return set({ ...one, state: 'kind' });
    if (file.size > MOST_BYTES) return set({ ...one, state: 'size' });
    set({ ...one, state: 'busy' });
    const { data } = await upload({ purpose: 'post', postId: post, file });
    if (!data) return set({ ...one, state: 'failed' });
    const address = data.width && data.height ? `${data.url}#${data.width}x${data.height}` : data.url;
    insert(`![](${address})`);
    set({ ...one, state: 'asked', address });
  };

  const addAll = async (files: readonly File[]) => {
    if (!(await askToSignIn())) return;
    // One after another, so that they stand in the order in which they were chosen.
    for (const file of files) await add(file);
  };
  return { pictures, addAll: (files: readonly File[]) => void addAll(files), drop };
}
