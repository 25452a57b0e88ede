import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useListConnectedToolsQuery } from '@/api/tools';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { useChatStyles } from './chat-styles';
import { useHere } from './use-here';

interface Props {
  assistant: Data<'getAssistant'>;
  heading: 'h2' | 'h3' | 'h4';
}

/** The guided checks, formulas and analyses of an assistant; first what it starts with. */
export function ToolCards({ assistant, heading: Title }: Props) {
  const styles = useChatStyles();
  const { t, i18n } = useTranslation(['assistants', 'analysis', 'alarm', 'tools']);
  const here = useHere();
  const { procedures, calculators, analyses = [], alarms, start, tools: connects } = assistant;
  const checks = {
    title: t('checks'),
    tools: procedures.map(({ kind, minutes, ...tool }) => {
      return { ...tool, to: here({ check: tool.id }), fact: `${t(`kind.${kind}`)} · ${t('minutes', { minutes })}` };
    }),
  };
  const formulas = {
    title: t('calculators'),
    tools: calculators.map((tool) => ({ ...tool, to: here({ calc: tool.id }), fact: '' })),
  };
  const files = {
    title: t('analysis:analyses'),
    tools: analyses.map((id) => ({
      id,
      title: t(`analysis:title.${id}`),
      summary: t(`analysis:about.${id}`),
      to: here({ analyse: id }),
      fact: t('analysis:here'),
    })),
  };
  const { data: systems = [] } = useListConnectedToolsQuery(undefined, { skip: !connects });
  const connected = systems.map(({ id, name, operations }) => ({
    title: localize(name, i18n.language) ?? '',
    tools: operations.map((one) => ({
      ...{ id: one.id, title: one.name, summary: one.description, to: here({ tool: id, op: one.id }) },
      fact: t(`tools:effect.${one.effect}`),
    })),
  }));
  const lookups = {
    title: t('alarm:heading'),
    tools:
      alarms && start !== 'alarms'
        ? [
            {
              id: 'alarms',
              title: t('alarm:title'),
              summary: t('alarm:about'),
              to: here({ alarm: '' }),
              fact: t('alarm:fact'),
            },
          ]
        : [],
  };
  const first = start === 'calculators' ? formulas : start === 'analysis' ? files : checks;
  return [...connected, first, ...[lookups, checks, formulas, files].filter((group) => group !== first)]
    .filter(({ tools }) => tools.length > 0)
    .map(({ title, tools }) => (
      <section key={title} className={styles.section}>
        <Title className={styles.title}>{title}</Title>
        <ul className={styles.list}>
          {tools.map((tool) => (
            <li key={tool.id}>
              <Link className={styles.card} to={tool.to}>
                <span className={styles.cardTitle}>{localize(tool.title, i18n.language)}</span>
                <span className={styles.cardText}>{localize(tool.summary, i18n.language)}</span>
                {tool.fact && <span className={styles.cardFact}>{tool.fact}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}
