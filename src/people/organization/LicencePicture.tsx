import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef } from 'react';
import type { Under } from '@/i18n/translate';
import { useTranslation } from '@/i18n/use-translation';
import { PICTURE_KINDS } from '../limits';
import type { LicenceState } from './use-licence';

/** Confidence below which the person is asked to check the result. */
const SURE = 0.9;

const HINTS: Partial<Record<LicenceState['status'], 'uploading' | 'reading'>> = {
  uploading: 'uploading',
  reading: 'reading',
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  image: { width: '160px', maxHeight: '120px', objectFit: 'contain', borderRadius: tokens.borderRadiusMedium },
  words: {
    flex: '1 1 220px',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
  },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  state: LicenceState;
  onChoose: (file: File) => void;
}

/** The upload area for the licence: accepted files, progress and result. */
export function LicencePicture({ state, onChoose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const input = useRef<HTMLInputElement>(null);
  const busy = state.status === 'uploading' || state.status === 'reading';
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onChoose(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <>
      <fieldset
        className={styles.root}
        style={{ margin: 0 }}
        aria-label={t('licence.label')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {'preview' in state && state.preview && (
          <img src={state.preview} alt={t('licence.picture')} className={styles.image} />
        )}
        <div className={styles.words}>
          <Button icon={<ImageAddRegular />} disabledFocusable={busy} onClick={() => input.current?.click()}>
            {t(state.status === 'none' ? 'licence.choose' : 'licence.other')}
          </Button>
          <p className={styles.hint} role="status">
            {t(`licence.${HINTS[state.status] ?? 'hint'}`)}
          </p>
        </div>
        <input ref={input} type="file" hidden accept={PICTURE_KINDS.join()} onChange={choose} />
      </fieldset>
      <Verdict state={state} />
    </>
  );
}

function Verdict({ state }: { state: LicenceState }): ReactNode {
  const { t } = useTranslation('people');
  const [intent, words] = verdictOf(state);
  if (!words) return null;
  const confidence = state.status === 'ready' ? Math.round((state.licence?.confidence ?? 0) * 100) : 0;
  return (
    <MessageBar intent={intent} layout="multiline" role={intent === 'error' ? 'alert' : 'status'}>
      <MessageBarBody>{t(`licence.${words}`, { confidence })}</MessageBarBody>
    </MessageBar>
  );
}

function verdictOf(state: LicenceState): ['info' | 'warning' | 'error', Under<'people:licence'> | null] {
  if (state.status === 'wrong') return ['warning', 'wrong'];
  if (state.status === 'failed') return ['error', 'failed'];
  if (state.status !== 'ready') return ['info', null];
  if (!state.licence) return ['warning', 'unread'];
  return (state.licence.confidence ?? 0) >= SURE ? ['info', 'read'] : ['warning', 'unsure'];
}
