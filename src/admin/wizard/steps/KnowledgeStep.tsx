import { Checkbox } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useListDomainFilesQuery, useListDomainKnowledgeBasesQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { FilesPane } from '../../files/FilesPane';
import { ErrorBar } from '../../shell/ErrorBar';
import type { Answers } from '../answers';
import { StepShell } from '../StepShell';
import { useWizardStyles } from '../wizard-styles';
import type { StepProps } from './NameStep';

const FUNCTIONS = [1, 2, 3, 4] as const;

/** What the portal searches, its own documents, and its functions. */
export function KnowledgeStep({ answers, change, portal, domain }: StepProps): ReactNode {
  const styles = useWizardStyles();
  const { t } = useTranslation(['admin-new', 'common']);
  const { functions } = answers;
  const toggle = (one: (typeof FUNCTIONS)[number]) =>
    change({ functions: FUNCTIONS.filter((each) => functions.includes(each) !== (each === one)) });
  const go = async () => {
    if (await portal.keep()) change({ step: 2 });
  };
  return (
    <StepShell
      title={t('knowledge.title')}
      text={t('knowledge.text')}
      go={t('next')}
      busy={portal.busy}
      error={portal.error}
      failed={t('failed')}
      onBack={() => change({ step: 0 })}
      onGo={() => void go()}
    >
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('knowledge.own')}</legend>
        <FilesPane domain={domain} />
      </fieldset>
      <Bases answers={answers} change={change} domain={domain} />
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('knowledge.functions')}</legend>
        <div className={styles.row}>
          {FUNCTIONS.map((one) => (
            <Checkbox
              key={one}
              label={t(`common:tab.${one}`)}
              checked={functions.includes(one)}
              onChange={() => toggle(one)}
            />
          ))}
        </div>
      </fieldset>
    </StepShell>
  );
}

type BasesProps = Pick<StepProps, 'change' | 'domain'> & { answers: Pick<Answers, 'bases'> };

function Bases({ answers: { bases }, change, domain }: BasesProps): ReactNode {
  const styles = useWizardStyles();
  const { t } = useTranslation(['admin-new', 'form']);
  const { data: offered, error, refetch } = useListDomainKnowledgeBasesQuery({ domain });
  const { data: files } = useListDomainFilesQuery({ domain });
  const toggle = (id: number) =>
    change({ bases: bases.includes(id) ? bases.filter((one) => one !== id) : [...bases, id].sort((a, b) => a - b) });
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t('knowledge.bases')}</legend>
      {error !== undefined && <ErrorBar title={t('knowledge.basesFailed')} error={error} onRetry={refetch} />}
      <ul className={styles.list}>
        {offered
          ?.filter(({ id }) => id !== files?.knowledgeBase)
          .map(({ id, name, documentCount }) => (
            <li key={id}>
              <Checkbox
                label={
                  <>
                    {name}{' '}
                    <span className={styles.quiet}>{t('form:base.documents', { count: documentCount ?? 0 })}</span>
                  </>
                }
                checked={bases.includes(id)}
                onChange={() => toggle(id)}
              />
            </li>
          ))}
      </ul>
    </fieldset>
  );
}
