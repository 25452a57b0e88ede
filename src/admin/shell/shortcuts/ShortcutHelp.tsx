import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useFocusBack } from '../use-focus-back';
import { capsOf, SHORTCUTS, type Shortcut } from './shortcuts';

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  groups: { display: 'grid', gap: '16px 32px', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
  group: { minWidth: 0, breakInside: 'avoid' },
  heading: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0 },
  row: { display: 'flex', justifyContent: 'space-between', gap: '12px', padding: '4px 0' },
  keys: { margin: 0, flexShrink: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px 8px' },
  cap: {
    padding: '1px 6px',
    marginInlineStart: '2px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
  },
});

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Props {
  onClose: () => void;
  /** Where focus goes afterwards if what opened this is gone. */
  opener: RefObject<HTMLElement | null>;
}

/** Lists every shortcut there is, by where it works. */
export function ShortcutHelp({ onClose, opener }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  useFocusBack(opener);
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('shortcuts.title')}</DialogTitle>
          <DialogContent className={styles.groups}>
            {SHORTCUTS.map(({ id, shortcuts }) => (
              <section key={id} className={styles.group} aria-label={t(`shortcuts.group.${id}`)}>
                <h3 className={styles.heading}>{t(`shortcuts.group.${id}`)}</h3>
                <dl className={styles.list}>
                  {shortcuts.map((shortcut) => (
                    <Row key={shortcut.does} {...shortcut} />
                  ))}
                </dl>
              </section>
            ))}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('action.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Row({ does, keys }: Shortcut): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <div className={styles.row}>
      <dt>{t(`shortcuts.does.${does}`)}</dt>
      <dd className={styles.keys}>
        {keys.map((each) => (
          <span key={each}>
            {capsOf(each, MAC, t('shortcuts.click')).map((cap) => (
              <Fragment key={cap}>
                <kbd className={styles.cap}>{cap}</kbd>{' '}
              </Fragment>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
