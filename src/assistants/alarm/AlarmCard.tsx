import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { Heading } from '@/ui/Heading';
import { useAssistantStyles } from '../assistant-styles';

interface Props {
  entry: Data<'lookUpAlarm'>['entries'][number];
  /** Without its fields: one of several that are not the one asked for. */
  brief?: boolean;
}

/** An alarm as its list has it, with the way to the list. */
export function AlarmCard({ entry, brief }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('alarm');
  const { docId, version, machine, code, hex, meaning, fields, section, span } = entry;
  const [start, end] = span ?? [];
  const place = start !== undefined && end !== undefined ? { version, span: [start, end] as const } : {};
  const Title = brief ? 'p' : Heading;
  return (
    <section className={mergeClasses(styles.card, !brief && styles.stack)}>
      <div>
        <p className={styles.quiet}>{section ? `${machine} › ${section}` : machine}</p>
        <Title level={4} className={brief ? styles.strong : styles.title}>
          {hex && hex !== code ? `${code} (${hex})` : code} · {meaning}
        </Title>
      </div>
      {!brief && fields.length > 0 && (
        <dl className={styles.list} style={{ paddingLeft: 0 }}>
          {fields.map(({ name, value }) => (
            <div key={name}>
              <dt className={styles.quiet}>{name}</dt>
              <dd style={{ margin: 0 }}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!brief && fields.length === 0 && <p className={styles.quiet}>{t('result.noMore')}</p>}
      <Link to={docHref({ docId, ...place })}>{t('result.source')}</Link>
    </section>
  );
}
