import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { SignedIn } from '@/session/sign-in';
import { Fault } from '../layout/Fault';
import type { SigningIn } from './use-sign-in';

const PERSONAL = '';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '14px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'flex', flexDirection: 'column', gap: '6px', maxHeight: '40vh', overflowY: 'auto', padding: '2px' },
  choice: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

/** Personal, or one of the person's organizations; the one used last is chosen already. */
export function IdentityPicker({ who, signIn }: { who: SignedIn; signIn: SigningIn }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const [chosen, setChosen] = useState(who.suggested?.id ?? PERSONAL);
  const go = () => void signIn.pick(who.tenant.find(({ id }) => id === chosen) ?? null);
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!signIn.busy) go();
      }}
    >
      <p className={styles.text}>{t('identity.text', { name: who.user.nickname || who.user.username })}</p>
      <Fault words={signIn.problem} />
      <RadioGroup
        className={styles.list}
        aria-label={t('identity.label')}
        value={chosen}
        onChange={(_, { value }) => setChosen(value)}
      >
        {who.tenant.map(({ id, name, role }) => (
          <Radio key={id} className={styles.choice} value={id} label={role ? `${name} · ${t(`role.${role}`)}` : name} />
        ))}
        <Radio className={styles.choice} value={PERSONAL} label={t('identity.personal')} />
      </RadioGroup>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={signIn.busy}>
        {t(signIn.busy ? 'signIn.busy' : 'identity.go')}
      </Button>
    </form>
  );
}
