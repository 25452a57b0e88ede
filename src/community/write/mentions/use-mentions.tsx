import { type KeyboardEvent, useId, useState } from 'react';
import { useFindPeopleToMentionQuery } from '@/api/community';
import type { Arg } from '@/api/paths';
import { useSession } from '@/session/use-session';
import { useSettled } from '@/ui/use-settled';
import { mentionOf } from '../../with-mentions';
import { typeInto } from '../type-into';
import { cursorPlace } from './cursor-place';
import { MentionList } from './MentionList';
import { type MentionAt, mentionAt } from './mention-at';

/** After so long without a key. */
const PAUSE_MS = 150;

export type MentionPlace = Pick<Exclude<Arg<'findPeopleToMention'>, void>, 'post' | 'audience'>;

/**
 * Offers names while one is typed after an "@": props for the field, and the list, which stands in the same positioned
 * element. The arrow keys choose, Enter and Tab take, Escape leaves it.
 */
export function useMentions(ref: { current: HTMLTextAreaElement | null }, place: MentionPlace | undefined) {
  const id = useId();
  const isNobody = useSession(({ user }) => user === null);
  const [typed, setTyped] = useState<MentionAt>();
  const [active, setActive] = useState(0);
  /** Where the list was closed by hand. */
  const [left, setLeft] = useState<number>();
  const q = useSettled(typed?.q ?? '', PAUSE_MS);
  const isAsked = place !== undefined && typed !== undefined && typed.from !== left && !isNobody;
  const { currentData } = useFindPeopleToMentionQuery({ q, ...place }, { skip: !isAsked || q === '' });
  const people = (isAsked && q === typed.q && currentData) || [];
  const here = Math.min(active, people.length - 1);

  const look = () => {
    const area = ref.current;
    const next =
      area && area.selectionStart === area.selectionEnd ? mentionAt(area.value, area.selectionStart) : undefined;
    if (next?.from === typed?.from && next?.q === typed?.q) return;
    setTyped(next);
    setActive(0);
    if (next?.from !== left) setLeft(undefined);
  };
  const take = (at: number) => {
    const [area, person] = [ref.current, people[at]];
    if (!area || !person || !typed) return;
    const text = `${mentionOf(person)} `;
    const end = typed.from + text.length;
    typeInto(area, { from: typed.from, to: typed.from + 1 + typed.q.length, text, select: [end, end] });
    setTyped(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (people.length === 0 || event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setActive((here + by + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(here);
    else if (event.key === 'Escape') setLeft(typed?.from);
    else return;
    event.preventDefault();
  };
  const isOpen = people.length > 0;
  return {
    field: {
      // An input method may type without moving the cursor by a key.
      onInput: look,
      onSelect: look,
      onKeyDown: press,
      onBlur: () => setTyped(undefined),
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${here}` : undefined,
    },
    list: (
      <MentionList
        {...{ id, people, here }}
        place={isOpen && ref.current && typed ? cursorPlace(ref.current, typed.from) : { top: 0, left: 0 }}
        onTake={take}
      />
    ),
  };
}
