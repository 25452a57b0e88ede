import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { fromLocalTime, toLocalTime } from '@/lib/local-time';
import { useSession } from '@/session/use-session';
import { Select } from '../write/Select';
import { useWriteStyles } from '../write/write-styles';
import type { Writes } from './NoticeEditor';
import { NoticeInput } from './NoticeInput';
import type { NoticeDraft } from './notice-draft';
import { useNoticeStyles } from './notice-styles';

interface Props {
  draft: NoticeDraft;
  writes: Writes;
  change: (part: Partial<NoticeDraft>) => void;
  endsAtFault: string | undefined;
}

const LEVELS = ['info', 'important', 'urgent'] as const;
const ROLES = ['visitor', 'person', 'member', 'admin'] as const;

/** For whom a notice is, how much it matters, and from when until when it is shown. */
export function NoticeFields({ draft, writes, change, endsAtFault }: Props) {
  const styles = useWriteStyles();
  const own = useNoticeStyles();
  const { t } = useTranslation('notices');
  const organization = useSession(({ currentTenant }) => currentTenant?.name);
  const moment = (name: 'startsAt' | 'endsAt' | 'pinnedUntil', hint: string, fault?: string) => (
    <NoticeInput
      type="datetime-local"
      label={t(`field.${name}`)}
      hint={hint}
      fault={fault}
      value={toLocalTime(draft[name] ?? undefined)}
      onChange={(value) => change({ [name]: fromLocalTime(value) ?? null })}
    />
  );
  const toggle = (role: (typeof ROLES)[number], on: boolean) =>
    change({ roles: ROLES.filter((one) => (one === role ? on : draft.roles.includes(one))) });
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t('field.audience')}
          value={draft.audience}
          onChange={(audience) => change({ audience: audience as NoticeDraft['audience'] })}
        >
          {writes.includes('domain') && <option value="domain">{t('audience.domain')}</option>}
          {writes.includes('organization') && (
            <option value="organization">
              {organization ? t('audience.only', { name: organization }) : t('audience.organization')}
            </option>
          )}
        </Select>
        <Select
          label={t('field.level')}
          value={draft.level}
          onChange={(level) => change({ level: level as NoticeDraft['level'] })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`level.${level}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.row}>
        {moment('startsAt', t('hint.startsAt'))}
        {moment('endsAt', t('hint.endsAt'), endsAtFault)}
        {moment('pinnedUntil', t('hint.pinnedUntil'))}
      </div>
      <fieldset className={own.checks}>
        <legend className={styles.label}>{t('field.roles')}</legend>
        {ROLES.map((role) => (
          <Check key={role} checked={draft.roles.includes(role)} onChange={(on) => toggle(role, on)}>
            {t(`role.${role}`)}
          </Check>
        ))}
        <p className={styles.quiet}>{t('hint.roles')}</p>
      </fieldset>
      {writes.includes('installation') && draft.audience === 'domain' && (
        <Domains domains={draft.domains} change={change} />
      )}
      <div className={own.checks}>
        <Check checked={draft.mustConfirm} onChange={(mustConfirm) => change({ mustConfirm })}>
          {t('field.mustConfirm')}
        </Check>
        {draft.version > 0 && (
          <Check checked={draft.again} onChange={(again) => change({ again })}>
            {t('field.again')}
          </Check>
        )}
      </div>
    </>
  );
}

function Domains({ domains, change }: { domains: string[]; change: Props['change'] }) {
  const { t } = useTranslation('notices');
  const [text, setText] = useState(domains.join(', '));
  return (
    <NoticeInput
      label={t('field.domains')}
      hint={t('hint.domains')}
      value={text}
      maxLength={2000}
      onChange={(value) => {
        setText(value);
        const names = value.split(/[\s,，、]+/).filter(Boolean);
        change({ domains: [...new Set(names)].slice(0, 50) });
      }}
    />
  );
}

interface CheckProps {
  checked: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

function Check({ checked, onChange, children }: CheckProps) {
  const styles = useNoticeStyles();
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
