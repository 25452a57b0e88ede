import { useMemo } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePlaceWords } from '../editor/words/use-place-words';

type Entry = Data<'listAudit'>['items'][number];

/** Who did something without being a person. */
const ACTORS = { seed: 'audit.who.seed', console: 'audit.who.console' } as const;
/** What the server names as the target of a few actions, beside names and ids. */
const TARGETS = {
  workbench: 'audit.target.workbench',
  portal: 'audit.target.portal',
  'second step': 'audit.target.secondStep',
  confirmation: 'audit.target.confirmation',
  accounts: 'audit.target.accounts',
  registrations: 'audit.target.registrations',
} as const;
/** Actions whose message is a role. */
const ABOUT_ROLES = ['operator-granted', 'operator-invited', 'operator-uninvited'];
const ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;

/** Says entries of the audit log in the reader's words; their file exports stay as the server wrote them. */
export function useAuditWords() {
  const { t } = useTranslation('admin');
  const way = usePlaceWords();
  return useMemo(() => {
    const whoOf = (who: string) => {
      if (who === '–') return t('audit.nobody');
      const actor = ACTORS[who as keyof typeof ACTORS];
      return actor ? t(actor) : who;
    };
    const messageOf = ({ action, message }: Entry) => {
      // What the installation came with has a file's name as its reason.
      if (action === 'seed') return '';
      const role = ABOUT_ROLES.includes(action) && ROLES.find((one) => one === message);
      return role ? t(`operator.role.${role}`) : message;
    };
    const targetOf = (target: string | null | undefined) => {
      const known = TARGETS[target as keyof typeof TARGETS];
      return known ? t(known) : target;
    };
    return {
      whoOf,
      /** The name that the server knows a person of the list by. */
      whoIs: (said: string) => Object.keys(ACTORS).find((who) => whoOf(who) === said) ?? said,
      aboutOf: (entry: Entry) => [targetOf(entry.target), messageOf(entry)].filter(Boolean).join(' · '),
      /** Settings by their words, each once. */
      settingsOf: (pointers: readonly string[]) => [...new Set(pointers.map((at) => way(at).join(' › ')))],
    };
  }, [t, way]);
}
