import { makeStyles, tokens } from '@fluentui/react-components';
import { ChatHelpRegular } from '@fluentui/react-icons/svg/chat-help';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { Picture } from '@/ui/Picture';
import { PlainButton } from '@/ui/PlainButton';
import { SmartLink } from '@/ui/SmartLink';
import { touchTarget } from '@/ui/touch-target';

export { default as check } from 'virtual:check/layout/floating-window';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 900,
    insetInlineEnd: '20px',
    bottom: 'calc(20px + env(safe-area-inset-bottom))',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '8px',
  },
  button: {
    minHeight: '44px',
    maxWidth: 'min(240px, calc(100vw - 40px))',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: tokens.shadow8,
    // Below this width, the label would cover the content, so it shows only on hover, on focus and while open.
    '@media (max-width: 1599px)': {
      gap: 0,
      minWidth: '44px',
      paddingInline: '11px',
      '& > span': { maxWidth: 0, opacity: 0 },
      ':hover > span, :focus-visible > span, &[aria-expanded="true"] > span': {
        maxWidth: '180px',
        marginInlineStart: '6px',
        opacity: 1,
      },
    },
  },
  icon: { flex: '0 0 auto', fontSize: '20px' },
  label: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    transitionProperty: 'max-width, margin, opacity',
    transitionDuration: '160ms',
    transitionTimingFunction: 'ease-out',
  },
  panel: {
    boxSizing: 'border-box',
    width: 'min(320px, calc(100vw - 40px))',
    maxHeight: 'min(480px, calc(100dvh - 140px))',
    overflowY: 'auto',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    overflowWrap: 'anywhere',
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '160ms',
    animationTimingFunction: 'ease-out',
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  title: { margin: '4px 0', fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, lineHeight: 1.4 },
  text: { margin: '4px 0 12px', color: tokens.colorNeutralForeground2 },
  picture: { display: 'block', width: '160px', height: '160px', margin: '8px auto 12px', objectFit: 'contain' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '40px',
    ...touchTarget,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A button in the corner that opens a small panel. Escape closes it. */
export default function FloatingWindow({ props }: BlockProps<PropsOf<'layout/floating-window'>>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('home');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const title = localize(props.title, i18n.language);
  const label = localize(props.label, i18n.language) ?? title;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && open && close();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for both the button and the panel.
    <div className={styles.root} data-print="no" onKeyDown={onKeyDown}>
      {open && (
        <section id={id} className={styles.panel} aria-label={title}>
          <div className={styles.head}>
            <p className={styles.title}>{title}</p>
            <PlainButton look="quiet" iconOnly aria-label={t('float.close')} onClick={close}>
              <DismissRegular />
            </PlainButton>
          </div>
          {props.image && (
            <Picture
              src={props.image}
              alt={localize(props.imageAlt, i18n.language) ?? ''}
              className={styles.picture}
              width={160}
              height={160}
            />
          )}
          {props.text && <p className={styles.text}>{localize(props.text, i18n.language)}</p>}
          {props.links?.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, keep no state, and may be equal.
            <SmartLink key={index} url={link.url} className={styles.link}>
              {localize(link.title, i18n.language)}
            </SmartLink>
          ))}
        </section>
      )}
      <PlainButton
        ref={button}
        look="primary"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChatHelpRegular className={styles.icon} />
        <span className={styles.label}>{label}</span>
      </PlainButton>
    </div>
  );
}
