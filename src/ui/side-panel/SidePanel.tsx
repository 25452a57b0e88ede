import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { touchTarget } from '../touch-target';
import type { PanelMode } from './use-panel-mode';

const useStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  dialog: {
    position: 'fixed',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    padding: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    maxWidth: 'none',
    maxHeight: 'none',
    ...shorthands.border('0'),
    animationDuration: '200ms',
    animationTimingFunction: 'ease-out',
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  drawer: {
    top: 0,
    left: 'auto',
    right: 0,
    bottom: 0,
    margin: 0,
    height: '100dvh',
    width: 'min(600px, 88vw)',
    animationName: { from: { transform: 'translateX(32px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
  },
  start: {
    top: 0,
    left: 0,
    right: 'auto',
    bottom: 0,
    margin: 0,
    height: '100dvh',
    width: 'min(340px, 88vw)',
    animationName: { from: { transform: 'translateX(-32px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
  },
  sheet: {
    top: 'auto',
    left: 0,
    right: 0,
    bottom: 0,
    margin: 0,
    width: '100vw',
    height: '86dvh',
    borderRadius: '16px 16px 0 0',
    paddingBottom: 'env(safe-area-inset-bottom)',
    animationName: { from: { transform: 'translateY(48px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '52px',
    flexShrink: 0,
    paddingInline: '16px 8px',
    ...shorthands.borderBottom('1px', 'solid', tokens.colorNeutralStroke2),
  },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...shorthands.overflow('hidden'),
    outlineStyle: 'none',
  },
  close: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    ...touchTarget,
    flexShrink: 0,
    fontSize: '20px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    ...shorthands.border('0'),
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  body: { flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', position: 'relative' },
});

interface Props {
  /** `start`: over the text, from its start side. */
  mode: PanelMode | 'start';
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Between the title and the close button. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A panel next to the content or over it. Over it, it is a native dialog: the browser handles focus, Escape and
 * inertness.
 */
export function SidePanel(props: Props) {
  return props.mode === 'column' ? <ColumnPanel {...props} /> : <DialogPanel {...props} />;
}

function ColumnPanel(props: Props) {
  const styles = useStyles();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useReturnFocus(() => title.current?.focus({ preventScroll: true }));
  return (
    <aside
      className={mergeClasses(styles.column, props.className)}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onClose();
      }}
    >
      <Inside {...props} id={id} titleRef={title} />
    </aside>
  );
}

function DialogPanel(props: Props) {
  const styles = useStyles();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useReturnFocus(() => {
    dialog.current?.showModal();
    title.current?.focus({ preventScroll: true });
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog; the keyboard uses Escape.
    <dialog
      ref={dialog}
      className={mergeClasses(styles.dialog, styles[props.mode === 'column' ? 'drawer' : props.mode], props.className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      <Inside {...props} id={id} titleRef={title} />
    </dialog>
  );
}

function Inside({
  id,
  title,
  titleRef,
  actions,
  closeLabel,
  onClose,
  children,
}: Props & { id: string; titleRef: React.Ref<HTMLHeadingElement> }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.head}>
        <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.title} title={title}>
          {title}
        </h2>
        {actions}
        <button type="button" className={styles.close} aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <DismissRegular aria-hidden />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}

/** Moves the focus into the panel and back on close, unless the focus has moved elsewhere in the meantime. */
function useReturnFocus(enter: () => void): void {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    const from = document.activeElement;
    latest.current();
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
}
