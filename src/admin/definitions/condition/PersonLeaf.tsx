import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import { useControlStyles } from '@/ui/form/control-styles';
import type { LeafProps } from '@/ui/form/RuleTree';
import { LOCALES } from '../../../../generated/locales';
import type { Rule } from '../../../../setting/activity/activity-document';
import { type PersonLeaf as Kind, listIn, type Organization, ROLES } from './person-rules';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', maxHeight: '240px', overflowY: 'auto' },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

interface Props extends LeafProps<Rule, Kind> {
  organizations: readonly Organization[];
}

/** What is asked of whoever takes part: organizations, roles, languages or a day; the others say all by their kind. */
export function PersonLeaf({ rule, kind, onChange, readOnly, organizations }: Props): ReactNode {
  const styles = useStyles();
  const { control } = useControlStyles();
  const { t, i18n } = useTranslation('admin-definitions');
  if (kind === 'joinedBefore')
    return (
      <input
        className={control}
        type="date"
        aria-label={t('condition.day')}
        value={(rule as { joinedBefore: string }).joinedBefore}
        readOnly={readOnly}
        // An emptied one would be no day.
        onChange={({ target: { value } }) => value !== '' && onChange({ joinedBefore: value })}
      />
    );
  const chosen = listIn(rule, kind);
  if (!chosen) return null;
  const offered = kind === 'memberOf' ? organizations.map(({ id }) => id) : kind === 'role' ? [...ROLES] : [...LOCALES];
  const nameOf = (id: string) => {
    if (kind === 'memberOf')
      return organizations.find((one) => one.id === id)?.name ?? t('condition.noOrganization', { id });
    if (kind === 'role') {
      const role = ROLES.find((each) => each === id);
      return role ? t(`condition.role.${role}`) : id;
    }
    return isLocale(id) ? languageName(id, i18n.language) : id;
  };
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    // An empty list would let in nobody.
    if (next.length > 0) onChange({ [kind]: next } as unknown as Rule);
  };
  return (
    <div className={styles.choices}>
      {[...new Set([...offered, ...chosen])].map((id) => (
        <label key={id} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(id)} disabled={readOnly} onChange={() => toggle(id)} />
          {nameOf(id)}
        </label>
      ))}
    </div>
  );
}
