import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from './TextField';
import type { Captcha } from './use-captcha';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: '4px 8px' },
  field: { flex: '1 1 80px', minWidth: 0 },
  // Aligned with the input, not with its label.
  end: {
    display: 'flex',
    alignItems: 'center',
    marginTop: '26px',
    gap: '4px',
    // Below the input.
    '@media (max-width: 420px)': { marginTop: 0 },
  },
  picture: {
    boxSizing: 'border-box',
    width: '132px',
    height: '40px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: '#fff',
    // Larger, because it has its own line.
    '@media (max-width: 420px)': { width: '160px', height: '48px' },
  },
  button: { minWidth: '40px', height: '40px' },
});

/** The field for the characters in the picture, or for the answer to a question for people who cannot see it. */
export function CaptchaField({ captcha }: { captcha: Captcha }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { question } = captcha;
  const asked = question !== undefined;
  const label = question ?? t('captcha.label');
  // After switching to the question, the focus moves to its field, so that a screen reader reads it.
  const toggled = useRef(false);
  const { focus } = captcha.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question arrives; the field changes on each render
  useEffect(() => {
    if (!toggled.current || !asked) return;
    toggled.current = false;
    focus();
  }, [asked, question]);
  const hint = captcha.failed ? t('captcha.unreachable') : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <TextField field={captcha.field} name="captcha" label={label} hint={hint} autoComplete="off" maxLength={16} />
      </div>
      <div className={styles.end}>
        {!asked && captcha.image && <img src={captcha.image} alt={t('captcha.picture')} className={styles.picture} />}
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          aria-label={t('captcha.again')}
          title={t('captcha.again')}
          onClick={captcha.renew}
        />
        <Button
          className={styles.button}
          appearance="subtle"
          icon={asked ? <ImageRegular /> : <EyeOffRegular />}
          aria-label={t(asked ? 'captcha.see' : 'captcha.ask')}
          title={t(asked ? 'captcha.see' : 'captcha.ask')}
          onClick={() => {
            toggled.current = !asked;
            captcha.askInWords(!asked);
          }}
        />
      </div>
    </div>
  );
}
