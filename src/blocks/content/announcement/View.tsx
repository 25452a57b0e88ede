import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { pageWidth } from '@/ui/page-width';
import { SmartLink } from '@/ui/SmartLink';

export { default as check } from 'virtual:check/content/announcement';

const useStyles = makeStyles({
  root: { ...pageWidth, paddingBlock: '12px' },
  box: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  warning: {
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  icon: { flexShrink: 0, fontSize: '20px', marginTop: '1px' },
  warningIcon: { color: tokens.colorStatusWarningForeground3 },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: 1.6, whiteSpace: 'pre-line' },
  action: { alignSelf: 'flex-start', color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

/** A notice that stays until it is removed from the page. */
export default function Announcement({ props }: BlockProps<PropsOf<'content/announcement'>>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const say = useLocalize();
  const isWarning = props.tone === 'warning';
  const Icon = isWarning ? WarningRegular : InfoRegular;
  const title = say(props.title);
  return (
    <aside className={styles.root} aria-label={title}>
      <div className={mergeClasses(styles.box, isWarning && styles.warning)}>
        <Icon className={mergeClasses(styles.icon, isWarning && styles.warningIcon)} aria-hidden />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {props.text && <p className={styles.text}>{say(props.text)}</p>}
          {props.url && (
            <SmartLink url={props.url} className={styles.action}>
              {say(props.action) ?? t('ad.more')}
            </SmartLink>
          )}
        </div>
      </div>
    </aside>
  );
}
