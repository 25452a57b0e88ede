import { useState } from 'react';
import { useUploadFileMutation } from '@/api/organization';
import { newId } from '@/browser/new-id';
import { usePortalSetting } from '@/session/use-session';
import { useSignedIn } from '../use-signed-in';

const MB = 1024 * 1024;
/** What posts take, by the ends of names; the server looks at the content. */
const KINDS = {
  picture: { ends: ['.png', '.jpg', '.jpeg', '.webp'], most: 10 * MB },
  file: { ends: ['.csv', '.txt'], most: 10 * MB },
  pdf: { ends: ['.pdf'], most: 20 * MB },
  video: { ends: ['.mp4', '.m4v', '.webm'], most: 64 * MB },
};
type Kind = keyof typeof KINDS;

const kindOf = ({ name, type }: File, videos: boolean): Kind | undefined => {
  if (/^image\/(?:png|jpeg|webp)$/.test(type)) return 'picture';
  const found = (Object.keys(KINDS) as Kind[]).find((kind) =>
    KINDS[kind].ends.some((end) => name.toLowerCase().endsWith(end)),
  );
  return found === 'video' && !videos ? undefined : found;
};

/** For the dialog in which files are chosen. */
export const acceptedFiles = (videos: boolean): string =>
  (Object.keys(KINDS) as Kind[])
    .filter((kind) => kind !== 'video' || videos)
    .flatMap((kind) => KINDS[kind].ends)
    .join(',');

export interface PictureState {
  key: string;
  name: string;
  /** asked: it is there, and nobody has said yet what it shows. */
  state: 'busy' | 'failed' | 'kind' | 'size' | 'asked';
  /** What fits, in MB. */
  most?: number;
  /** Its address in the text. */
  address?: string;
}

/** Uploads pictures, videos and files for a post and puts each into the text once it is there. */
export function usePictures(post: string, insert: (markdown: string) => void) {
  const [pictures, setPictures] = useState<PictureState[]>([]);
  const [upload] = useUploadFileMutation();
  const { askToSignIn } = useSignedIn();
  const videos = usePortalSetting()?.community?.video === true;
  const set = (picture: PictureState) =>
    setPictures((all) => [...all.filter(({ key }) => key !== picture.key), picture]);
  const drop = (gone: string) => setPictures((all) => all.filter(({ key }) => key !== gone));

  const add = async (file: File) => {
    const one = { key: newId(), name: file.name };
    const kind = kindOf(file, videos);
    if (!kind) return set({ ...one, state: 'kind' });
    const { most } = KINDS[kind];
    if (file.size > most) return set({ ...one, state: 'size', most: most / MB });
    set({ ...one, state: 'busy' });
    const { data } = await upload({ purpose: 'post', postId: post, file });
    if (!data) return set({ ...one, state: 'failed' });
    if (kind === 'pdf' || kind === 'file') {
      insert(`[${data.name.replace(/[[\]\\]/g, '\\$&')}](${data.url})`);
      return drop(one.key);
    }
    const size = data.width && data.height ? `#${data.width}x${data.height}` : '';
    const address = data.url + (kind === 'video' ? '#video' : size);
    insert(`![](${address})`);
    set({ ...one, state: 'asked', address });
  };

  const addAll = async (files: readonly File[]) => {
    if (!(await askToSignIn())) return;
    // One after another, so that they stand in the order in which they were chosen.
    for (const file of files) await add(file);
  };
  return { pictures, videos, addAll: (files: readonly File[]) => void addAll(files), drop };
}
