import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
}

/** A heading whose level comes from the page and whose style comes from the block. */
export function Heading({ level, ...rest }: Props): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
