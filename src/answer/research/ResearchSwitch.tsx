import { makeStyles, tokens } from '@fluentui/react-components';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { DocumentSearchRegular } from '@fluentui/react-icons/svg/document-search';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { PlanChoice } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import { readPlanChoice, readThorough, writePlanChoice, writeThorough } from './plan-choice';

const useStyles = makeStyles({
  button: {
    minHeight: '44px',
    paddingInline: '10px',
    marginInlineEnd: '6px',
    fontSize: '14px',
    borderRadius: tokens.borderRadiusLarge,
    '& > svg': { flexShrink: 0, fontSize: '18px' },
    // On a phone the question needs the room, and the words say enough.
    '@media (max-width: 400px)': {
      flexShrink: 0,
      paddingInline: '4px',
      marginInlineEnd: '2px',
      fontSize: '13px',
      whiteSpace: 'nowrap',
      '& > svg': { display: 'none' },
    },
    '&[aria-pressed="true"]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      border: `1px solid ${tokens.colorBrandStroke1}`,
    },
    '@media (forced-colors: active)': { '&[aria-pressed="true"]': { border: '2px solid Highlight' } },
  },
});

interface Props {
  /** Null for a short answer. */
  choice: PlanChoice | null;
  onChange: (choice: PlanChoice | null) => void;
}

/** Whether the next question is answered with a report, whether its plan is shown first, and how much it looks into. */
export function ResearchSwitch({ choice, onChange }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [thorough, setThorough] = useState(readThorough);
  const choose = (next: PlanChoice) => {
    writePlanChoice(next);
    onChange(next);
  };
  return (
    <>
      <PlainButton
        look="quiet"
        className={styles.button}
        aria-pressed={choice !== null}
        title={t('research.hint')}
        onClick={() => onChange(choice === null ? readPlanChoice() : null)}
      >
        <DocumentSearchRegular aria-hidden />
        <span>{t('research.switch')}</span>
      </PlainButton>
      {choice !== null && (
        <PlainButton
          look="quiet"
          className={styles.button}
          aria-pressed={choice === 'ask'}
          title={t('research.planFirstHint')}
          onClick={() => choose(choice === 'ask' ? 'auto' : 'ask')}
        >
          <ClipboardTaskListLtrRegular aria-hidden />
          <span>{t('research.planFirst')}</span>
        </PlainButton>
      )}
      {choice !== null && (
        <PlainButton
          look="quiet"
          className={styles.button}
          aria-pressed={thorough}
          title={t('research.thoroughHint')}
          onClick={() => {
            writeThorough(!thorough);
            setThorough(!thorough);
          }}
        >
          <ClockRegular aria-hidden />
          <span>{t('research.thorough')}</span>
        </PlainButton>
      )}
    </>
  );
}
