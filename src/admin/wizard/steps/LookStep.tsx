import { Button, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { CheckResult } from '../../changes/CheckResult';
import { useCheck } from '../../changes/use-check';
import { places } from '../../shell/places';
import { LivePicture } from '../LivePicture';
import { useLookStyles } from '../look-styles';
import { StepShell } from '../StepShell';
import type { StepProps } from './NameStep';

interface Props extends StepProps {
  templates: Data<'listTemplates'>['items'];
  onPublished: () => void;
}

/** Five templates with this portal's own name and logo, the chosen one large, what is wrong with it, and publishing. */
export function LookStep({ answers, change, portal, domain, templates, onPublished }: Props): ReactNode {
  const { t } = useTranslation('admin-new');
  const navigate = useNavigate();
  const check = useCheck(domain, portal.body);
  // Remarks on how blocks are filled are for the editor.
  const findings = check.findings?.filter(({ severity }) => severity !== 'info');
  const errors = findings?.some(({ severity }) => severity === 'error') ?? false;
  const unproved = findings?.some(({ pointer, severity }) => pointer === '/accessDomain' && severity === 'error');
  const publish = async () => {
    if (await portal.publish(t('look.message'))) onPublished();
  };
  const leave = async (to: string) => {
    if (await portal.keep()) void navigate(to);
  };
  return (
    <StepShell
      title={t('look.title')}
      text={t('look.text')}
      go={t('look.publish')}
      busy={portal.busy}
      blocked={errors}
      error={portal.error}
      failed={t('failed')}
      wide
      onBack={() => change({ step: 1 })}
      onGo={() => void publish()}
      more={
        <>
          <Button onClick={() => void leave(places.edit(domain))}>{t('look.edit')}</Button>
          {unproved && (
            <Button onClick={() => void leave(`${places.domains}?host=${encodeURIComponent(domain)}`)}>
              {t('look.prove')}
            </Button>
          )}
        </>
      }
    >
      <Pictures {...{ answers, change, portal, templates }} />
      <CheckResult check={{ ...check, findings }} body={portal.body} />
    </StepShell>
  );
}

function Pictures({ answers, change, portal, templates }: Pick<Props, 'answers' | 'change' | 'portal' | 'templates'>) {
  const styles = useLookStyles();
  const { t } = useTranslation('admin-new');
  const [shown, setShown] = useState(0);
  const [locale = 'zh-CN'] = answers.languages;
  const next = (at: number) => () => setShown((count) => Math.max(count, at + 1));
  const chosen = templates.find(({ id }) => id === answers.template)?.title ?? '';
  return (
    <>
      <fieldset className={styles.choices} aria-label={t('look.templates')}>
        {templates.map(({ id, title }, at) => (
          <label key={id} className={mergeClasses(styles.choice, answers.template === id && styles.chosen)}>
            <LivePicture
              setting={portal.preview(id)}
              locale={locale}
              title={title}
              size="small"
              open={shown > at}
              onShown={next(at + 1)}
            />
            <span className={styles.name}>
              <input
                type="radio"
                name="template"
                checked={answers.template === id}
                onChange={() => change({ template: id })}
              />
              {title}
            </span>
          </label>
        ))}
      </fieldset>
      <LivePicture
        setting={portal.preview(answers.template)}
        locale={locale}
        title={t('look.large', { template: chosen })}
        size="large"
        open
        onShown={next(0)}
      />
    </>
  );
}
