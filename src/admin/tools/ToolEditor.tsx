import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSaveDomainToolMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { CallList } from './CallList';
import { DescriptionField } from './DescriptionField';
import { type Draft, isWhole, MOST_CALLS, newId, toolOf, withDescription } from './draft';
import { McpField } from './McpField';
import { WordsField } from './WordsField';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '880px', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  domain: string;
  start: Draft;
  tools: Data<'listDomainTools'>;
  onClose: () => void;
}

/** A description of another system becomes calls that people may make; the operator chooses and names them. */
export function ToolEditor({ domain, start, tools, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-tools');
  const [draft, setDraft] = useState(start);
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const [save, saving] = useSaveDomainToolMutation();
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const chosen = draft.calls.filter((one) => one.chosen).length;
  const callProblem =
    chosen === 0 ? t('editor.noCall') : chosen > MOST_CALLS ? t('editor.manyCalls', { count: chosen }) : '';
  const whole = isWhole(draft);
  const submit = async () => {
    setTries(tries + 1);
    if (callProblem || !whole) return;
    const id =
      draft.id ||
      newId(
        draft.name['en-US'],
        tools.items.map((one) => one.id),
      );
    if (!(await save({ domain, tool: id, document: toolOf(draft) })).error) onClose();
  };
  return (
    <form
      ref={root}
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DescriptionField onRead={(found) => setDraft(withDescription(draft, found, tools.hosts))} />
      <McpField
        domain={domain}
        hosts={tools.hosts}
        onRead={(found) => setDraft({ ...withDescription(draft, found, [found.server]), protocol: 'mcp' })}
      />
      {draft.calls.length > 0 && (
        <>
          <WordsField
            label={t('editor.name')}
            words={draft.name}
            longest={160}
            tried={tried}
            onChange={(name) => set({ name })}
          />
          <WordsField
            label={t('editor.about')}
            words={draft.description}
            longest={1000}
            tried={tried}
            onChange={(description) => set({ description })}
          />
          <Field label={t('editor.server')} hint={t('editor.serverHint')}>
            <Select value={draft.server} onChange={(_, { value }) => set({ server: value })}>
              {[...new Set([draft.server, ...tools.hosts])].map((host) => (
                <option key={host}>{host}</option>
              ))}
            </Select>
          </Field>
          <Field label={t('editor.audience')}>
            <Select
              value={draft.audience}
              onChange={(_, { value }) => set({ audience: value === 'signed-in' ? 'signed-in' : 'organization' })}
            >
              <option value="organization">{t('audience.organization')}</option>
              <option value="signed-in">{t('audience.signed-in')}</option>
            </Select>
          </Field>
          <CallList calls={draft.calls} problem={tried ? callProblem : ''} onChange={(calls) => set({ calls })} />
        </>
      )}
      {saving.error !== undefined && <ErrorBar title={t('editor.failed')} error={saving.error} />}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={draft.calls.length === 0 || saving.isLoading}>
          {t('editor.save')}
        </Button>
        <Button onClick={onClose}>{t('editor.back')}</Button>
      </div>
    </form>
  );
}
