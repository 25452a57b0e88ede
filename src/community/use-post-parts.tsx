import { useMemo } from 'react';
import type { Components } from 'react-markdown';
import { useMarkdownParts } from '@/knowledge/document/use-markdown-parts';
import { PostPicture } from './PostPicture';

const HERE = /^\/files\/[\w-]{22}(?:#\d{1,5}x\d{1,5})?$/;

/** Markdown components of posts: pictures that were uploaded here are shown, others are links as everywhere. */
export function usePostParts(): Components {
  const parts = useMarkdownParts();
  return useMemo(() => {
    const { img: Other } = parts;
    return {
      ...parts,
      img: (props) =>
        typeof props.src === 'string' && HERE.test(props.src) ? (
          <PostPicture src={props.src} alt={props.alt ?? ''} />
        ) : Other && typeof Other !== 'string' ? (
          <Other {...props} />
        ) : null,
    };
  }, [parts]);
}
