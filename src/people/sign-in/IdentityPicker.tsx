import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { SignedIn } from '@/session/session';
import { Fault } from '../layout/Fault';
import { touchRoom } from '../layout/touch-room';
import { usePortalName } from './use-portal-name';
import type { SigningIn } from './use-sign-in';

const PERSONAL = '';

const useStyles = makeStyles({
  root: { ...touchRoom, display: 'flex', flexDirection: 'column', gap: '14px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  small: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: 1.6, color: tokens.colorNeutralForeground3 },
  list: { display: 'flex', flexDirection: 'column', gap: '6px', maxHeight: '40vh', overflowY: 'auto', padding: '2px' },
  choice: {
    width: '100%',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  label: { flex: '1 1 auto' },
  words: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  role: { color: tokens.colorNeutralForeground3 },
});

/** Chooses between personal use and the person's organizations; the last used one is preselected. */
export function IdentityPicker({ who, signIn }: { who: SignedIn; signIn: SigningIn }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const portal = usePortalName() || window.location.host;
  const [chosen, setChosen] = useState(who.suggested?.id ?? PERSONAL);
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone, so the focus would be lost.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const go = () => void signIn.pick(who.tenant.find(({ id }) => id === chosen) ?? null);
  return (
    <form
      ref={form}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!signIn.busy) go();
      }}
    >
      <p className={styles.text}>{t('identity.text', { name: who.user.nickname || who.user.username, portal })}</p>
      <Fault words={signIn.problem} />
      <RadioGroup
        className={styles.list}
        aria-label={t('identity.label')}
        value={chosen}
        onChange={(_, { value }) => setChosen(value)}
      >
        {who.tenant.map(({ id, name, role }) => (
          <Choice key={id} value={id} name={name} note={role && t(`role.${role}`)} />
        ))}
        <Choice value={PERSONAL} name={t('identity.personal')} />
      </RadioGroup>
      <p className={styles.text}>{t(chosen === PERSONAL ? 'identity.personalWhat' : 'identity.organizationWhat')}</p>
      <p className={styles.small}>{t('identity.same')}</p>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={signIn.busy}>
        {t(signIn.busy ? 'signIn.busy' : 'identity.go')}
      </Button>
    </form>
  );
}

function Choice({ value, name, note }: { value: string; name: string; note?: string | undefined }): ReactNode {
  const styles = useStyles();
  const words = (
    <span className={styles.words}>
      <span>{name}</span>
      {note && <span className={styles.role}>{note}</span>}
    </span>
  );
  return <Radio className={styles.choice} value={value} label={{ children: words, className: styles.label }} />;
}
