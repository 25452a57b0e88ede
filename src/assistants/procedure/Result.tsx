import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { LocalizedText } from '@/lib/localize';
import { Heading } from '@/ui/Heading';
import type { components } from '../../../generated/api';
import { useAssistantStyles } from '../assistant-styles';
import { EvidenceList } from '../evidence/EvidenceList';

interface Props {
  /** Above the title, such as what kind of end this is. */
  kind: string;
  title: LocalizedText;
  text?: LocalizedText;
  actions?: readonly LocalizedText[];
  parts?: readonly LocalizedText[];
  evidence: readonly components['schemas']['Evidence'][];
  ticked: readonly number[];
  focus: boolean;
  onTick: (action: number) => void;
  children?: ReactNode;
}

/** How a check ends: the cause, what to do about it, and what that rests on. */
export function Result({
  kind,
  title,
  text,
  actions = [],
  parts = [],
  evidence,
  ticked,
  focus,
  onTick,
  children,
}: Props) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className={mergeClasses(styles.card, styles.stack)}>
      <div>
        <p className={styles.quiet}>{kind}</p>
        <Heading level={3} ref={heading} tabIndex={-1} className={styles.title}>
          {say(title)}
        </Heading>
        {text && <p className={styles.quiet}>{say(text)}</p>}
      </div>
      {actions.length > 0 && (
        <div>
          <Heading level={4} className={styles.small}>
            {t('procedure.actions')}
          </Heading>
          <ol className={styles.list}>
            {actions.map((action, n) => (
              <li key={say(action)}>
                <label style={{ display: 'flex', gap: '8px', alignItems: 'flex-start', minHeight: '24px' }}>
                  <input
                    type="checkbox"
                    style={{ width: 20, height: 20, margin: '2px 0', flexShrink: 0 }}
                    checked={ticked.includes(n)}
                    onChange={() => onTick(n)}
                  />
                  {say(action)}
                </label>
              </li>
            ))}
          </ol>
        </div>
      )}
      {parts.length > 0 && (
        <div>
          <Heading level={4} className={styles.small}>
            {t('procedure.parts')}
          </Heading>
          <ul className={styles.list}>
            {parts.map((part) => (
              <li key={say(part)}>{say(part)}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <EvidenceList evidence={evidence} summary={t('evidence.basis')} />
    </section>
  );
}
