import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCancelScheduleMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../../setting/json-value';
import { focusScreen } from '../../shell/use-focus-back';
import { roleMayCall } from '../../shell/use-may';
import type { EditorSource } from '../types';
import { useEditor } from '../use-editor';
import { usePlaceWords } from '../words/use-place-words';
import { ChangesDialog } from './changes-dialog';
import { momentWords } from './moment-words';

interface Props {
  schedule: NonNullable<EditorSource['schedule']>;
  live: JsonObject;
  onClose: () => void;
}

/** What was published since keeps it from going out: where, and what can be done. */
function Clash({ schedule, live }: Pick<Props, 'schedule' | 'live'>): ReactNode {
  const { t } = useTranslation('admin-editor');
  const wordsOf = usePlaceWords();
  const places = [...new Set(schedule.conflicts.map((at) => wordsOf(at, live).join(' › ')))];
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {t('state.clashText')}
        <ul>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** What will go out at its time, beside what visitors see until then, and how to stop it. */
export function ScheduleDialog({ schedule, live, onClose }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-editor');
  const { domain, source } = useEditor();
  const cancels = roleMayCall(source.role, 'cancelSchedule');
  const [cancel, { isLoading }] = useCancelScheduleMutation();
  const stop = async () => {
    if (isLoading) return;
    const { error } = await cancel({ domain });
    if (error) return;
    onClose();
    // What led here goes with the schedule.
    focusScreen();
  };
  const when = momentWords(schedule.at, Date.now(), i18n.language);
  return (
    <ChangesDialog
      title={t('state.scheduleTitle', { when })}
      from={live}
      to={schedule.body as JsonObject}
      none={t('state.scheduleSame')}
      note={
        <>
          <p>{t('state.scheduleBy', { name: schedule.by, message: schedule.message })}</p>
          {schedule.fault !== null && <p role="alert">{schedule.fault}</p>}
          {schedule.fault === null && schedule.conflicts.length > 0 && <Clash schedule={schedule} live={live} />}
        </>
      }
      act={cancels ? { label: t('state.scheduleCancel'), run: () => void stop() } : undefined}
      onClose={onClose}
    />
  );
}
