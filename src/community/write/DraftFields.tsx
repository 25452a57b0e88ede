import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { useCommunityStyles } from '../community-styles';
import { useBoards } from '../use-boards';
import type { DraftText, LocalDraft } from './local-draft';
import { MarkdownField } from './MarkdownField';
import { Select } from './Select';
import { SimilarTexts } from './SimilarTexts';
import { useWriteStyles } from './write-styles';

interface Props {
  draft: LocalDraft;
  change: (text: Partial<DraftText>) => void;
  faults: { title?: string | undefined; content?: string | undefined };
}

const LONGEST = { article: 500_000, question: 20_000 };

export function DraftFields({ draft: { id, kind, text }, change, faults }: Props) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  return (
    <div className={styles.text}>
      <TextInput
        label={t(`field.title.${kind}`)}
        value={text.title}
        maxLength={200}
        fault={faults.title}
        onChange={(title) => change({ title })}
      />
      <SimilarTexts post={id} kind={kind} title={text.title} />
      {kind === 'article' && (
        <TextInput
          label={t('field.summary')}
          value={text.summary}
          maxLength={400}
          onChange={(summary) => change({ summary })}
        />
      )}
      <MarkdownField
        post={id}
        mentions={{ post: id, audience: text.audience }}
        label={t('field.content')}
        value={text.content}
        onChange={(content) => change({ content })}
        maxLength={LONGEST[kind]}
        rows={16}
        fault={faults.content}
      />
      <Filing text={text} change={change} />
    </div>
  );
}

/** Under what the post is found, and by whom it is read. */
function Filing({ text, change }: Pick<Props, 'change'> & { text: DraftText }) {
  const styles = useWriteStyles();
  const { t } = useTranslation('community');
  const boards = useBoards();
  const organization = useSession(({ currentTenant }) => currentTenant?.name);
  const [tags, setTags] = useState(text.tags.join(', '));
  return (
    <div className={styles.row}>
      <TextInput
        label={t('field.tags')}
        hint={t('field.tagsHint')}
        value={tags}
        maxLength={120}
        onChange={(value) => {
          setTags(value);
          change({ tags: readTags(value) });
        }}
      />
      {boards.length > 0 && (
        <Select
          label={t('field.board')}
          value={text.board ?? ''}
          onChange={(board) => change({ board: board || null })}
        >
          <option value="">{t('field.noBoard')}</option>
          {boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('field.audience')}
        value={text.audience}
        onChange={(audience) => change({ audience: audience as DraftText['audience'] })}
      >
        <option value="domain">{t('audience.domain')}</option>
        {(organization || text.audience === 'organization') && (
          <option value="organization">
            {organization ? t('audience.only', { name: organization }) : t('audience.organization')}
          </option>
        )}
        <option value="me">{t('audience.me')}</option>
      </Select>
    </div>
  );
}

/** Up to five, between commas of either script. */
const readTags = (value: string): string[] => [
  ...new Set(
    value
      .split(/[,，、]/)
      .map((tag) => tag.trim().slice(0, 20))
      .filter(Boolean)
      .slice(0, 5),
  ),
];

interface InputProps {
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  hint?: string;
  fault?: string | undefined;
}

function TextInput({ label, value, maxLength, onChange, hint, fault }: InputProps) {
  const styles = useWriteStyles();
  const id = useId();
  const said = fault ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.control}
        value={value}
        maxLength={maxLength}
        aria-invalid={fault ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {said && (
        <p id={`${id}-said`} className={fault ? styles.fault : styles.quiet}>
          {said}
        </p>
      )}
    </div>
  );
}
