import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { useHandbookId } from './use-handbook-id';

export type Evidence = components['schemas']['Evidence'];

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  item: { paddingLeft: '12px', borderLeft: `2px solid ${tokens.colorNeutralStroke1}` },
  quote: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: '1.6' },
  link: { display: 'inline-block', paddingBlock: '4px', color: tokens.colorBrandForegroundLink },
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2, paddingBlock: '6px' },
});

interface Props {
  evidence: readonly Evidence[];
  /** What opens the list; without it the list is open. */
  summary?: string;
}

/** The sentences of the handbook that something rests on, each with the way to its section. */
export function EvidenceList({ evidence, summary }: Props): ReactNode {
  const styles = useStyles();
  if (evidence.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {evidence.map((one) => (
        <Quote key={`${one.doc} ${one.quote['en-US']}`} evidence={one} />
      ))}
    </ul>
  );
  if (!summary) return list;
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      {list}
    </details>
  );
}

function Quote({ evidence: { doc, section, quote } }: { evidence: Evidence }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('guided');
  const say = useLocalize();
  const docId = useHandbookId(doc, i18n.language as Locale);
  return (
    <li className={styles.item}>
      <p className={styles.quote}>{say(quote).replaceAll('$', '')}</p>
      {docId ? (
        <Link className={styles.link} to={docHref({ docId, section: say(section) })}>
          {t('evidence.section', { section: say(section) })}
        </Link>
      ) : (
        <span>{t('evidence.section', { section: say(section) })}</span>
      )}
    </li>
  );
}
