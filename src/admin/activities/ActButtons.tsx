import { Button, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useActOnActivityMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { useMayOn } from '../shell/use-may';
import type { DomainActivity } from './ActivitiesPage';
import { useActivitiesStyles } from './activities-styles';

type Act = DomainActivity['may'][number];
interface Props {
  domain: string;
  one: DomainActivity;
}

/** Pause, resume and cancel, where the state allows it. */
export function ActButtons({ domain, one }: Props): ReactNode {
  const { t } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const may = useMayOn(domain)('actOnActivity');
  const [act, setAct] = useState<Act>();
  if (!may) return null;
  return (
    <div className={styles.actions}>
      {one.may.map((each) => (
        <Button
          key={each}
          size="small"
          aria-label={t(`act.${each}.of`, { title: one.title })}
          onClick={() => setAct(each)}
        >
          {t(`act.${each}.go`)}
        </Button>
      ))}
      {act && <ActDialog domain={domain} one={one} act={act} onClose={() => setAct(undefined)} />}
    </div>
  );
}

const EMPTY = { 'zh-CN': '', 'en-US': '' };
const LOCALES = ['zh-CN', 'en-US'] as const;

/** Says what happens, and asks for what visitors will read in both languages. */
function ActDialog({ domain, one, act, onClose }: Props & { act: Act; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin-activities');
  const [note, setNote] = useState(EMPTY);
  const [send, { isLoading, error }] = useActOnActivityMutation();
  const given = LOCALES.filter((locale) => note[locale].trim() !== '');
  // A reason is owed to everybody; a line about a pause is not, but in one language it would leave others without.
  const isWhole = act === 'resume' || given.length === LOCALES.length || (act === 'pause' && given.length === 0);
  const go = async () => {
    const words = { 'zh-CN': note['zh-CN'].trim(), 'en-US': note['en-US'].trim() };
    const { data } = await send({ domain, id: one.id, action: act, ...(given.length > 0 && { note: words }) });
    if (data) onClose();
  };
  return (
    <ConfirmDialog
      title={t(`act.${act}.title`, { title: one.title })}
      go={t(`act.${act}.go`)}
      disabled={isLoading || !isWhole}
      onGo={go}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      {act === 'cancel' ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('act.cancel.text', { count: one.funnel.started })}</MessageBarBody>
        </MessageBar>
      ) : (
        <p>{act === 'pause' ? t('act.pause.text') : t('act.resume.text')}</p>
      )}
      {act !== 'resume' &&
        LOCALES.map((locale) => (
          <Field key={locale} label={t(`note.${locale}`)} required={act === 'cancel'}>
            <Textarea
              lang={locale}
              rows={2}
              maxLength={1000}
              value={note[locale]}
              onChange={(_, { value }) => setNote({ ...note, [locale]: value })}
            />
          </Field>
        ))}
    </ConfirmDialog>
  );
}
