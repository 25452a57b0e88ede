import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkKind } from './link-kind';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  url: string;
}

/** A link from the setting. Portal pages open in this window, other sites in a new one; anything else is plain text. */
export function SmartLink({ url, children, ...rest }: Props): ReactNode {
  const kind = linkKind(url);
  if (kind === undefined) return <span className={rest.className}>{children}</span>;
  if (kind === 'page') {
    return (
      <Link to={url} {...rest}>
        {children}
      </Link>
    );
  }
  const beside = kind === 'web' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={url} {...beside} {...rest}>
      {children}
    </a>
  );
}
