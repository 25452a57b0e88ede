import { type ReactNode, useState } from 'react';

interface Props {
  src: string;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  width?: number;
  height?: number;
  /** Pictures of the first screen; others wait until they are near. */
  first?: boolean;
}

/** A picture of the setting. One that cannot be loaded disappears: a broken-picture sign is nobody's brand. */
export function Picture({ src, alt, first, ...rest }: Props): ReactNode {
  const [missing, setMissing] = useState<string>();
  if (missing === src) return null;
  return (
    <img
      {...rest}
      src={src}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setMissing(src)}
    />
  );
}
