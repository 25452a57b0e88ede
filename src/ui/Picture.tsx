import { type ReactNode, useState } from 'react';

interface Props {
  src: string;
  /** Empty if decorative. */
  alt: string;
  className?: string | undefined;
  width?: number;
  height?: number;
  /** For pictures above the fold; others load lazily. */
  first?: boolean;
  /** Shown if the picture cannot be loaded. */
  instead?: ReactNode;
}

/**
 * A picture from the setting. If it cannot be loaded, the broken-image icon is hidden, but the alternative text and the
 * space remain, so the layout does not shift.
 */
export function Picture({ src, alt, first, instead, ...rest }: Props): ReactNode {
  const [missing, setMissing] = useState<string>();
  if (missing === src && instead !== undefined) return instead;
  return (
    <img
      {...rest}
      src={src}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      style={missing === src ? UNSEEN : undefined}
      onError={() => setMissing(src)}
    />
  );
}

const UNSEEN = { opacity: 0 };
