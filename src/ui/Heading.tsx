import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
}

/** The page decides the level, the block decides the look. */
export function Heading({ level, ...rest }: Props): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
