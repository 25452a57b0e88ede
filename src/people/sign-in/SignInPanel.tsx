import { makeStyles, shorthands, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useGetSignInMethodsQuery } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { useMedia } from '@/ui/use-media';
import { accountFault } from '../../../setting/person/account-rules';
import { cleanAccount } from '../../../setting/person/clean-input';
import { useField } from '../form/use-field';
import { touchRoom } from '../layout/touch-room';
import { AgreementBox } from './AgreementBox';
import { IdentityPicker } from './IdentityPicker';
import { type SignInTab, useLastAccount } from './last-account';
import { PasswordForm } from './PasswordForm';
import { QuickForm } from './QuickForm';
import { SecondStep } from './SecondStep';
import { SingleSignOn } from './SingleSignOn';
import { tabsOf } from './tabs-of';
import { useAgreement } from './use-agreement';
import { useSignIn } from './use-sign-in';
import { WeixinFrame } from './WeixinFrame';
import { WeixinTab } from './WeixinTab';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '32px' },
  // The same width in every tab, to avoid layout shifts.
  form: {
    ...touchRoom,
    flex: '1 1 400px',
    width: '400px',
    minWidth: 0,
    maxWidth: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
  },
  side: {
    flex: '0 0 220px',
    paddingInlineStart: '32px',
    ...shorthands.borderLeft('1px', 'solid', tokens.colorNeutralStroke2),
  },
  tabs: { marginInlineStart: '-10px' },
});

const judgeName = (name: string) => (name === '' ? 'account.empty' : null);

interface Props {
  /** `loginStyle` from the URL. */
  style?: string | null;
  /** Called after signing in. */
  onDone: (personal: boolean) => void;
  /** Content below the forms; hidden in the later steps. */
  children?: ReactNode;
}

/** All ways to sign in: tabs, with the WeChat QR code beside the forms on wide screens. */
export function SignInPanel({ style, onDone, children }: Props): ReactNode {
  const styles = useStyles();
  const { data: methods } = useGetSignInMethodsQuery();
  const agreement = useAgreement();
  const signIn = useSignIn(agreement, onDone);
  const wide = useMedia('(min-width: 769px)');
  const weixin = methods?.weixin === true;
  const { tab: last, account: lastAccount } = useLastAccount();
  const [chosen, choose] = useState<SignInTab>(() => (style === 'weixin' ? 'weixin' : (last ?? 'quick')));
  const tabs = tabsOf(methods, wide);
  const tab = tabs.includes(chosen) ? chosen : tabs[0];
  // Shared by all tabs, so that the account is typed only once.
  const account = useField(lastAccount, tab === 'password' ? judgeName : accountFault, cleanAccount);
  const turnTo = (next: SignInTab) => {
    signIn.forget();
    // Clears the fault, because the tabs have different rules.
    account.set(account.value);
    choose(next);
  };
  if (signIn.picking)
    return (
      <div className={styles.form}>
        <IdentityPicker who={signIn.picking} signIn={signIn} />
      </div>
    );
  if (signIn.step)
    return (
      <div className={styles.form}>
        <SecondStep step={signIn.step} signIn={signIn} />
      </div>
    );
  return (
    <div className={styles.root}>
      <div className={styles.form}>
        {tab && <Tabs tabs={tabs} tab={tab} onChoose={turnTo} className={styles.tabs} />}
        {tab === 'quick' && (
          <QuickForm signIn={signIn} account={account}>
            <AgreementBox agreement={agreement} />
          </QuickForm>
        )}
        {tab === 'password' && (
          <PasswordForm signIn={signIn} account={account}>
            <AgreementBox agreement={agreement} />
          </PasswordForm>
        )}
        {tab === 'weixin' && (
          <WeixinTab agreement={agreement}>
            <AgreementBox agreement={agreement} />
          </WeixinTab>
        )}
        {/* Without tabs, no form shows the agreement and its confirmation. */}
        {tab === undefined && <AgreementBox agreement={agreement} />}
        {methods?.singleSignOn && <SingleSignOn name={methods.singleSignOnName} agreement={agreement} />}
        {children}
      </div>
      {weixin && wide && (
        <div className={styles.side}>
          <WeixinFrame agreement={agreement} />
        </div>
      )}
    </div>
  );
}

interface TabsProps {
  tabs: readonly SignInTab[];
  tab: SignInTab;
  onChoose: (tab: SignInTab) => void;
  className: string;
}

function Tabs({ tabs, tab, onChoose, className }: TabsProps): ReactNode {
  const { t } = useTranslation('people');
  return (
    <TabList className={className} selectedValue={tab} onTabSelect={(_, { value }) => onChoose(value as SignInTab)}>
      {tabs.map((each) => (
        <Tab key={each} value={each}>
          {t(`signIn.tab.${each}`)}
        </Tab>
      ))}
    </TabList>
  );
}
