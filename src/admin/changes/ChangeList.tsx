import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Change } from '../../../setting/change';
import { ChangeRow } from './ChangeRow';
import { groupChanges } from './change-groups';
import { useChangeStyles } from './change-styles';
import { useStepWords } from './use-step-words';

interface Props {
  changes: readonly Change[];
  /** Shown if there are no changes. */
  none: string;
  onJump?: ((pointer: string) => void) | undefined;
}

/** The differences by section and block, as text and pictures instead of JSON. */
export function ChangeList(props: Props): ReactNode {
  // The forms' texts may still be loading; what surrounds the list must not wait for them or lose focus.
  return (
    <Suspense>
      <Groups {...props} />
    </Suspense>
  );
}

function Groups({ changes, none, onJump }: Props): ReactNode {
  const styles = useChangeStyles();
  const { t } = useTranslation('admin');
  const words = useStepWords();
  if (changes.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.groups}>
      {groupChanges(changes).map(({ section, block, changes: inside }) => (
        <section key={`${section} ${block ?? ''}`} className={styles.group}>
          <h3 className={styles.groupHead}>
            {section ? words.section(section) : t('change.whole')}
            {block && <span className={styles.block}>{t('change.block', { id: block })}</span>}
          </h3>
          <ul className={styles.list}>
            {inside.map((change) => (
              <ChangeRow key={`${change.kind} ${change.pointer}`} change={change} onJump={onJump} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
