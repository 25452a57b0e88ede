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
  /** Stands in for one that cannot be loaded. */
  instead?: ReactNode;
}

/**
 * A picture of the setting. Of one that cannot be loaded nothing is seen, a broken-picture sign is nobody's brand; but its words and its
 * place stay, or all that stands below would move when the browser gives up.
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
