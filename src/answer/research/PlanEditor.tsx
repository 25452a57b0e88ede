import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type FormEvent, useRef, useState } from 'react';
import { readList, writeList } from '@/browser/stored-list';
import { useTranslation } from '@/i18n/use-translation';
import type { PlanReply, RunPlanItem } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import * as edit from './edit-plan';
import { PlanRow } from './PlanRow';
import { usePlanStyles } from './plan-styles';

interface Props {
  run: string;
  rev: number;
  plan: readonly RunPlanItem[];
  onApprove: (reply: PlanReply) => void;
}

/** The plan of a research before it runs: edited, approved. What was edited is kept over a reload. */
export function PlanEditor({ run, rev, plan, onApprove }: Props) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const key = `mw:plan:${run}`;
  const [items, setItems] = useState(() => {
    const kept = readList(key, edit.isDraft);
    return kept.length > 0 ? kept : edit.draftOf(plan);
  });
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const changed = edit.isChanged(items, plan);
  const wished = edit.wished(items);
  const full = items.length >= edit.MOST_ITEMS;

  const put = (next: edit.PlanDraft[], words = '') => {
    setItems(next);
    say(words);
    writeList(key, edit.isChanged(next, plan) ? next : []);
  };
  const focusRow = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[Math.max(0, at)]?.focus());
  const take = (at: number, what: 'up' | 'down' | 'merge' | 'drop') => {
    if (what === 'up' || what === 'down') {
      const to = what === 'up' ? at - 1 : at + 1;
      if (to < 0 || to >= items.length) return;
      put(edit.moved(items, at, what === 'up' ? -1 : 1), t('research.edit.moved', { at: to + 1, of: items.length }));
    } else if (what === 'merge' && at > 0) {
      put(edit.merged(items, at, t('research.edit.join')), t('research.edit.merged', { at }));
      focusRow(at - 1);
    } else if (what === 'drop' && items.length > 1) {
      put(edit.dropped(items, at), t('research.edit.dropped', { count: items.length - 1 }));
      focusRow(Math.min(at, items.length - 2));
    }
  };
  const add = () => {
    if (full) return say(t('research.edit.full', { most: edit.MOST_ITEMS }));
    put(edit.added(items));
    focusRow(items.length);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wished.length === 0) return say(t('research.edit.empty'));
    writeList(key, []);
    onApprove({ run, rev, ...(changed && { plan: wished }) });
  };

  return (
    <form className={styles.plan} aria-label={t('research.plan')} onSubmit={submit}>
      <p className={styles.title} aria-hidden>
        {t('research.plan')}
      </p>
      <p className={styles.hint}>{t('research.edit.hint')}</p>
      <ol ref={list} className={styles.rows}>
        {items.map((item, at) => (
          <PlanRow
            key={item.key}
            at={at}
            of={items.length}
            title={item.title}
            onTitle={(title) => put(edit.renamed(items, at, title))}
            onTake={(what) => take(at, what)}
            onNext={() => focusRow(at + 1)}
          />
        ))}
      </ol>
      <PlainButton look="quiet" className={styles.add} aria-disabled={full} onClick={add}>
        <AddRegular aria-hidden /> {t('research.edit.add')}
      </PlainButton>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.actions}>
        <PlainButton type="submit" look="primary">
          {t('research.edit.start')}
        </PlainButton>
        {changed && (
          <PlainButton onClick={() => put(edit.draftOf(plan), t('research.edit.restored'))}>
            {t('research.edit.restore')}
          </PlainButton>
        )}
      </div>
    </form>
  );
}
