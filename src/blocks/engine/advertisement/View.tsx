import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useState } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { clampLines } from '@/ui/card-styles';
import { Picture } from '@/ui/Picture';
import { PlainButton } from '@/ui/PlainButton';
import { pageWidth } from '@/ui/page-width';
import { SmartLink } from '@/ui/SmartLink';
import { close, isClosed } from './closed-edition';

export { default as check } from 'virtual:check/engine/advertisement';

const useStyles = makeStyles({
  root: { ...pageWidth, paddingBlock: '20px' },
  box: {
    position: 'relative',
    display: 'flex',
    minHeight: '128px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '@container (max-width: 560px)': { flexDirection: 'column' },
  },
  frame: { containerType: 'inline-size' },
  // The height of the text: the picture's aspect ratio is unknown until it loads and would shift the content below.
  place: { position: 'relative', flex: '0 0 228px', '@container (max-width: 560px)': { flexBasis: '120px' } },
  picture: { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  words: {
    flex: '1 1 auto',
    minWidth: 0,
    padding: '16px 56px 16px 20px',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4px',
    overflowWrap: 'anywhere',
  },
  label: { fontSize: tokens.fontSizeBase100, lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.4,
    fontWeight: tokens.fontWeightSemibold,
    ...clampLines(2),
  },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.6,
    color: tokens.colorNeutralForeground2,
    ...clampLines(3),
  },
  action: {
    marginTop: '4px',
    alignSelf: 'flex-start',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
  close: { position: 'absolute', top: '8px', insetInlineEnd: '8px', backgroundColor: tokens.colorNeutralBackground1 },
});

/** One notice, labelled as such. It keeps its place from the first frame and stays hidden once closed. */
export default function Advertisement({ props }: BlockProps<PropsOf<'engine/advertisement'>>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const say = useLocalize();
  const title = say(props.title);
  const edition = props.id ?? title;
  const [closed, setClosed] = useState(() => isClosed(edition));
  if (closed) return null;
  const dismiss = () => {
    close(edition);
    setClosed(true);
  };
  return (
    <aside className={styles.root} aria-label={t('ad.label')}>
      <div className={styles.frame}>
        <div className={styles.box}>
          {props.image && (
            <div className={styles.place}>
              <Picture src={props.image} alt={say(props.imageAlt) ?? ''} className={styles.picture} />
            </div>
          )}
          <div className={styles.words}>
            <span className={styles.label}>{t('ad.label')}</span>
            <p className={styles.title}>{title}</p>
            {props.text && <p className={styles.text}>{say(props.text)}</p>}
            {props.url && (
              <SmartLink url={props.url} className={styles.action}>
                {say(props.action) ?? t('ad.more')}
              </SmartLink>
            )}
          </div>
          <PlainButton look="quiet" iconOnly className={styles.close} aria-label={t('ad.close')} onClick={dismiss}>
            <DismissRegular />
          </PlainButton>
        </div>
      </div>
    </aside>
  );
}
