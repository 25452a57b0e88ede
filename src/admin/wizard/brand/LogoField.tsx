import { Button, Field, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useUploadImageMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { DropZone } from '../../shell/DropZone';
import { useProblemText } from '../../shell/use-problem-text';
import type { Answers } from '../answers';
import type { ChangeAnswers } from '../use-answers';
import { readColors } from './read-colors';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const MOST_BYTES = 2 * 1024 * 1024;

const useStyles = makeStyles({
  shown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  // White, as on most pages; a white logo still shows on the chessboard around it.
  frame: {
    padding: '8px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: 'repeating-conic-gradient(#d8d8d8 0 25%, #f6f6f6 0 50%)',
    backgroundSize: '12px 12px',
  },
  picture: { display: 'block', maxWidth: '240px', maxHeight: '72px' },
});

interface Props {
  answers: Answers;
  change: ChangeAnswers;
}

/** Takes the logo and proposes the first of its colours. */
export function LogoField({ answers, change }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation(['admin-new', 'form']);
  const [upload, { isLoading, error }] = useUploadImageMutation();
  const [refused, setRefused] = useState('');
  const problem = useProblemText(error);
  const take = async ([file]: readonly File[]) => {
    const fault = file && faultOf(file);
    setRefused(fault && file ? t(fault, { name: file.name, size: (file.size / 1024 / 1024).toFixed(1) }) : '');
    if (!file || fault) return;
    const kept = await upload({ file });
    if (!kept.data) return;
    const colors = await readColors(kept.data.url);
    change({ logo: kept.data.url, colors, brandColor: colors[0] ?? answers.brandColor });
  };
  return (
    <Field label={t('logo.label')} validationMessage={refused || problem || undefined}>
      {answers.logo ? (
        <div className={styles.shown}>
          <span className={styles.frame}>
            <img src={answers.logo} alt={t('logo.yours')} className={styles.picture} />
          </span>
          <Button size="small" onClick={() => change({ logo: null, colors: [] })}>
            {t('logo.remove')}
          </Button>
        </div>
      ) : (
        <DropZone
          label={t('logo.choose')}
          hint={t('logo.hint')}
          accept={KINDS.join(',')}
          onFiles={(files) => void take(files)}
        />
      )}
      {isLoading && <Spinner size="tiny" label={t('logo.busy')} labelPosition="after" />}
    </Field>
  );
}

function faultOf({ type, size }: File): 'form:image.kind' | 'form:image.tooBig' | undefined {
  if (!KINDS.includes(type)) return 'form:image.kind';
  return size > MOST_BYTES ? 'form:image.tooBig' : undefined;
}
