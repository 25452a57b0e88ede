import { type ReactNode, useRef } from 'react';
import { CopyButton } from './CopyButton';
import type { MarkdownLabels } from './labels';
import { useMarkdownStyles } from './markdown-styles';

interface Props {
  language?: string;
  labels: MarkdownLabels;
  children: ReactNode;
}

export function CodeBlock({ language, labels, children }: Props) {
  const styles = useMarkdownStyles();
  const pre = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <span>{language ?? labels.code}</span>
        <CopyButton
          label={labels.copyCode}
          done={labels.copied}
          failed={labels.copyFailed}
          read={() => pre.current?.textContent ?? ''}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll long lines. */}
      <pre ref={pre} tabIndex={0} translate="no">
        {children}
      </pre>
    </div>
  );
}
