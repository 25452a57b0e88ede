import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { CodeBlock } from './CodeBlock';
import { Formula } from './Formula';
import type { MarkdownLabels } from './labels';
import { useMarkdownStyles } from './markdown-styles';

export interface PartsOptions {
  labels: MarkdownLabels;
  /** Renders the marker of source n. */
  citation?: (n: number) => ReactNode;
  /** Renders the note after a claim; `kind` comes from the mark. */
  note?: (kind: string) => ReactNode;
}

/** Components per element. Create once per page: memoized blocks compare it by identity. */
export function markdownParts({ labels, citation, note }: PartsOptions): Components {
  return {
    pre: ({ children }) =>
      classOf(children).includes('math-display') ? (
        children
      ) : (
        <CodeBlock language={/language-([\w+#.-]+)/.exec(classOf(children))?.[1]} labels={labels}>
          {children}
        </CodeBlock>
      ),
    code: ({ node, className = '', children, ...rest }) =>
      className.includes('language-math') ? (
        <Formula tex={textOf(children)} display={className.includes('math-display')} {...rest} />
      ) : (
        <code className={className || undefined} {...rest}>
          {children}
        </code>
      ),
    table: ({ children }) => <ScrollTable label={labels.table}>{children}</ScrollTable>,
    a: ({ href, children, title }) => <SafeLink {...{ href, title }}>{children}</SafeLink>,
    img: ({ src, alt }) => <Picture src={typeof src === 'string' ? src : undefined} alt={alt} word={labels.picture} />,
    input: ({ checked }) => (
      <input
        type="checkbox"
        checked={checked === true}
        readOnly
        disabled
        aria-label={checked ? labels.done : labels.open}
      />
    ),
    sup: ({ node, children }) => {
      const n = node?.properties.dataN;
      return n !== undefined && citation ? citation(Number(n)) : <sup>{children}</sup>;
    },
    span: ({ node, ...rest }: ComponentProps<'span'> & ExtraProps) => {
      const kind = node?.properties.dataNote;
      return kind !== undefined && note ? note(String(kind)) : <span {...rest} />;
    },
  };
}

function classOf(children: ReactNode): string {
  return (children as ReactElement<{ className?: string }> | null)?.props?.className ?? '';
}

/** The text of a formula. Non-string children cannot occur and are ignored. */
function textOf(children: ReactNode): string {
  return typeof children === 'string'
    ? children
    : Array.isArray(children)
      ? children.filter((each) => typeof each === 'string').join('')
      : '';
}

function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  const styles = useMarkdownStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide tables.
    <section className={styles.table} aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

function SafeLink({ href, title, children }: { href?: string; title?: string; children: ReactNode }) {
  // urlTransform has checked the scheme and returns '' for a forbidden one.
  if (!href) return <span>{children}</span>;
  const outside = /^https?:/i.test(href);
  return (
    <a href={href} title={title} {...(outside ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}>
      {children}
    </a>
  );
}

/** A picture as a link: loading it from another host would reveal what the visitor reads. */
function Picture({ src, alt, word }: { src?: string; alt?: string; word: string }) {
  const styles = useMarkdownStyles();
  const text = alt ? `${word}: ${alt}` : word;
  if (src && /^https:/i.test(src)) {
    return (
      <a className={styles.picture} href={src} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  }
  return <span className={styles.picture}>{text}</span>;
}
