import { useMemo } from 'react';
import type { Components } from 'react-markdown';
import { PostFile } from './PostFile';
import { PostPicture } from './PostPicture';
import { PostVideo } from './PostVideo';
import { useMarkdownParts } from './use-markdown-parts';

const HERE = /^\/files\/[\w-]{22}(?:#(?:video|\d{1,5}x\d{1,5}))?$/;

/** Markdown components of posts: pictures and videos that were uploaded here are shown, others are links as everywhere. */
export function usePostParts(): Components {
  const parts = useMarkdownParts();
  return useMemo(() => {
    const { img: Other, a: Link } = parts;
    return {
      ...parts,
      a: (props) =>
        HERE.test(props.href ?? '') ? (
          <PostFile href={props.href ?? ''}>{props.children}</PostFile>
        ) : Link && typeof Link !== 'string' ? (
          <Link {...props} />
        ) : null,
      img: (props) =>
        typeof props.src === 'string' && HERE.test(props.src) ? (
          props.src.endsWith('#video') ? (
            <PostVideo src={props.src} name={props.alt ?? ''} />
          ) : (
            <PostPicture src={props.src} alt={props.alt ?? ''} />
          )
        ) : Other && typeof Other !== 'string' ? (
          <Other {...props} />
        ) : null,
    };
  }, [parts]);
}
