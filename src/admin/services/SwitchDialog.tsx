import { Field, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Arg } from '@/api/paths';
import { useSwitchServiceMutation } from '@/api/services';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import type { Service, ServiceCall } from './ServiceSection';

export interface Switched {
  prefix: string;
  /** Absent: the rest of the prefix. */
  call?: ServiceCall;
}

type Way = Arg<'switchService'>['way'];

interface Props {
  of: Switched;
  service: Service;
  onClose: () => void;
}

/** Asks who is to answer from now on, and why, if the service has not shown that it can. */
export function SwitchDialog({ of: { prefix, call }, service, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-services');
  const [now] = useState<Way>(call ? (call.own ?? 'prefix') : service.way);
  const [revision] = useState((call ?? service).revision);
  const [way, setWay] = useState<Way>(now);
  const [reason, setReason] = useState('');
  const [change, { isLoading, error }] = useSwitchServiceMutation();
  const what = call?.call ?? prefix;
  const ways: Way[] = [...(call ? ['prefix' as const] : []), 'here', 'mirrored', 'there'];
  const leadsThere = way === 'there' || (way === 'prefix' && service.way === 'there');
  const lacks = call ? call.lacks !== undefined && call.way !== 'there' : service.way !== 'there';
  const needsReason = leadsThere && lacks;
  const go = async () => {
    const said = reason.trim();
    const wish = { prefix, way, revision, ...(call && { call: call.call }), ...(said && { reason: said }) };
    const answer = await change(wish);
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      title={t('dialog.title', { what })}
      go={t('dialog.go')}
      onGo={go}
      disabled={isLoading || way === now || (call !== undefined && needsReason && reason.trim() === '')}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('dialog.failed')} error={error} />}
      <Field label={t('dialog.choice')}>
        <RadioGroup value={way} onChange={(_, data) => setWay(data.value as Way)}>
          {ways.map((one) => (
            <Radio
              key={one}
              value={one}
              disabled={one === 'mirrored' && call?.mirrorable === false}
              label={{
                children: (
                  <>
                    {t(`way.${one}`)}
                    <br />
                    <small>
                      {one === 'mirrored' && call?.mirrorable === false
                        ? t('dialog.cannotMirror')
                        : t(`wayText.${one}`)}
                    </small>
                  </>
                ),
              }}
            />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t('dialog.reason')} hint={needsReason ? t('dialog.reasonNeeded') : t('dialog.reasonFree')}>
        <Textarea value={reason} maxLength={300} onChange={(_, data) => setReason(data.value)} />
      </Field>
    </ConfirmDialog>
  );
}
