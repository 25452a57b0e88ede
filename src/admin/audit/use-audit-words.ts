import { useMemo } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePlaceWords } from '../editor/words/use-place-words';

type Entry = Data<'listAudit'>['items'][number];

/** Who did something without being a person. */
const ACTORS = ['seed', 'console'] as const;
/** What the server names as the target of a few actions, beside names and ids. */
const TARGETS = {
  workbench: 'workbench',
  portal: 'portal',
  'second step': 'secondStep',
  confirmation: 'confirmation',
  accounts: 'accounts',
  registrations: 'registrations',
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
      const actor = ACTORS.find((one) => one === who);
      return actor ? t(`audit.who.${actor}`) : who;
    };
    const messageOf = ({ action, message }: Entry) => {
      // What the installation came with has a file's name as its reason, and a picture the digest it is kept under.
      if (action === 'seed' || action === 'image') return '';
      const role = ABOUT_ROLES.includes(action) && ROLES.find((one) => one === message);
      return role ? t(`operator.role.${role}`) : message;
    };
    const targetOf = (target: string | null | undefined) => {
      const known = TARGETS[target as keyof typeof TARGETS];
      return known ? t(`audit.target.${known}`) : target;
    };
    return {
      whoOf,
      /** The name that the server knows a person of the list by. */
      whoIs: (said: string) => ACTORS.find((who) => whoOf(who) === said) ?? said,
      aboutOf: (entry: Entry) => [targetOf(entry.target), messageOf(entry)].filter(Boolean).join(' · '),
      /** Settings by their words, each once. */
      settingsOf: (pointers: readonly string[]) => [...new Set(pointers.map((at) => way(at).join(' › ')))],
    };
  }, [t, way]);
}
