import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { Section } from '@/ui/Section';

export { default as check } from 'virtual:check/content/text';

const useStyles = makeStyles({
  paragraph: {
    // About 75 Latin letters or 45 Chinese characters per line; longer lines are hard to read.
    maxWidth: '720px',
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.7,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

/** Plain paragraphs, separated by blank lines. */
export default function Text({ props, level }: BlockProps<PropsOf<'content/text'>>): ReactNode {
  const styles = useStyles();
  const say = useLocalize();
  const paragraphs = say(props.text)
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, keep no state, and may be equal.
      <p key={index} className={styles.paragraph}>
        {text}
      </p>
    ));
  return (
    <Section title={say(props.title)} level={level}>
      {paragraphs}
    </Section>
  );
}
