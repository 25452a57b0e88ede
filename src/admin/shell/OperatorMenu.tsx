import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSignOutOperatorMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { LOCALES } from '../../../generated/locales';
import { useCommands } from './commands';
import type { Operator } from './operator';
import { ScopeName } from './ScopeName';
import { ShortcutHelp } from './shortcuts/ShortcutHelp';
import { useHelpKey } from './shortcuts/use-help-key';
import { useLookChoice } from './use-look-choice';

const useStyles = makeStyles({
  name: { maxWidth: '12em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  button: { flex: '0 0 auto', minWidth: '32px', '@media (max-width: 1024px)': { paddingInline: '6px' } },
  hidden: { '@media (max-width: 1024px)': { display: 'none' } },
  who: { padding: '8px 12px' },
  scope: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Who is signed in, language and appearance, the shortcuts, and sign-out. */
export function OperatorMenu({ operator }: { operator: Operator }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [signOut] = useSignOutOperatorMutation();
  const look = useLookChoice();
  const button = useRef<HTMLButtonElement>(null);
  const [helping, setHelping] = useState(false);
  useHelpKey(() => setHelping(true));
  const title = t('shortcuts.title');
  useCommands(
    useMemo(
      () => [{ id: 'shortcuts', title, group: t('palette.go'), hint: '?', run: () => setHelping(true) }],
      [title, t],
    ),
  );
  return (
    <>
      <Menu
        checkedValues={look.chosen}
        onCheckedValueChange={(_, { name, checkedItems }) => look.choose(name, checkedItems[0])}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            ref={button}
            appearance="subtle"
            className={styles.button}
            icon={<PersonRegular />}
            aria-label={t('operator.menu', { name: operator.name })}
          >
            <span className={styles.hidden}>
              <span className={styles.name}>{operator.name}</span>
            </span>
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.who}>
            <div className={styles.name}>{operator.name}</div>
            <div className={styles.scope}>
              {operator.roles.map(({ scope, role }) => (
                <div key={JSON.stringify(scope)}>
                  {t(`operator.role.${role}`)} · <ScopeName scope={scope} />
                </div>
              ))}
            </div>
          </div>
          <MenuList>
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>{t('operator.language')}</MenuGroupHeader>
              {LOCALES.map((locale) => (
                <MenuItemRadio key={locale} name="locale" value={locale} lang={locale}>
                  {languageName(locale)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>{t('operator.look')}</MenuGroupHeader>
              {(['system', 'light', 'dark'] as const).map((mode) => (
                <MenuItemRadio key={mode} name="mode" value={mode}>
                  {t(`operator.mode.${mode}`)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            <MenuItem icon={<KeyboardRegular />} secondaryContent="?" onClick={() => setHelping(true)}>
              {title}
            </MenuItem>
            <MenuItem icon={<SignOutRegular />} onClick={() => void signOut()}>
              {t('operator.signOut')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {helping && <ShortcutHelp opener={button} onClose={() => setHelping(false)} />}
    </>
  );
}
