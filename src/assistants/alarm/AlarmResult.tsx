import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { Heading } from '@/ui/Heading';
import { useAssistantStyles } from '../assistant-styles';
import { AlarmCard } from './AlarmCard';

interface Props {
  found: Data<'lookUpAlarm'>;
  alarm: string;
  maker: string;
  /** Where the same is asked as a question. */
  ask: string;
}

/** The alarm with this code. If there is none: that there is none, what was looked for, and what comes near. */
export function AlarmResult({ found, alarm, maker, ask }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('alarm');
  const { state, entries, near, mentions, notations, searched } = found;
  const count = entries.length;
  const title = {
    exact: count === 1 ? t('result.one', { alarm }) : t('result.exact', { alarm, count }),
    elsewhere: maker ? t('result.notOf', { alarm, maker }) : t('result.elsewhere', { alarm }),
    unknown: t('result.unknown', { alarm }),
    words: count > 0 ? t('result.words', { alarm, count }) : t('result.noWords', { alarm }),
  }[state];
  const alarms = t('form.alarms', { count: searched.alarms });
  const written = notations.join(t('result.between'));
  return (
    <div className={styles.stack}>
      <div>
        <Heading level={3} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.quiet}>
          {searched.alarms > 0 &&
            (written ? t('result.searched', { notations: written, alarms }) : t('result.searchedWords', { alarms }))}
          {searched.alarms === 0 &&
            (written ? t('result.searchedTables', { notations: written }) : t('result.noLists'))}
        </p>
      </div>
      {entries.map((entry) => (
        <AlarmCard key={`${entry.docId} ${entry.code}`} entry={entry} />
      ))}
      {near.length > 0 && (
        <div className={styles.stack}>
          <Heading level={4} className={styles.small}>
            {state === 'elsewhere' ? t('result.others') : t('result.near')}
          </Heading>
          {near.map((entry) => (
            <AlarmCard key={`${entry.docId} ${entry.code}`} entry={entry} brief />
          ))}
        </div>
      )}
      {mentions.length > 0 && (
        <section className={mergeClasses(styles.card, styles.stack)}>
          <Heading level={4} className={styles.small}>
            {t('result.mentions')}
          </Heading>
          <ul className={styles.list}>
            {mentions.map(({ docId, version, title: page, section, text, span: [start, end] }) => (
              <li key={`${docId} ${start}`}>
                <p className={styles.quiet}>{text}</p>
                <Link to={docHref({ docId, version, span: [start as number, end as number] })}>
                  {section ? `${page} › ${section}` : page}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.quiet}>
        <Link to={ask}>{t('result.ask')}</Link>
      </p>
    </div>
  );
}
