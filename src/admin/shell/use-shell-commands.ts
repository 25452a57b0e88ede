import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListDomainsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { LOCALES } from '../../../generated/locales';
import type { Command } from './command';
import { useCommands } from './commands';
import { places } from './places';
import { useLookChoice } from './use-look-choice';
import { useMay } from './use-may';

/** Commands of every screen: navigation and appearance. */
export function useShellCommands(): void {
  useCommands(useScreenCommands());
  useCommands(useLookCommands());
  useCommands(useDomainCommands());
}

function useScreenCommands(): readonly Command[] {
  const { t } = useTranslation('admin');
  const may = useMay();
  const [creates, audits, oversees] = [may('createDomain'), may('listAudit'), may('listOutbox')];
  const decides = may('listOperators');
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (id: string, title: string, to: string, keywords = '') => ({
      id: `go ${id}`,
      title,
      group: t('palette.go'),
      keywords: `${id} ${keywords}`,
      run: () => void navigate(to),
    });
    return [
      go('domains', t('tab.domains'), places.domains, 'list'),
      ...(creates ? [go('new', t('domains.new'), places.create, 'create add')] : []),
      ...(decides ? [go('operators', t('tab.operators'), places.operators, 'people roles invite')] : []),
      ...(audits ? [go('audit', t('tab.audit'), places.audit, 'log who')] : []),
      ...(oversees
        ? [
            go('registrations', t('tab.registrations'), places.registrations, 'organizations approve people'),
            go('accounts', t('tab.accounts'), places.accounts, 'people disable 停用 用户'),
            go('outbox', t('tab.outbox'), places.outbox, 'codes messages sms mail'),
            go('keys', t('tab.keys'), places.keys, 'api programs revoke'),
            go('services', t('tab.services'), places.services, 'upstream prefix mirror switch 上游 镜像'),
          ]
        : []),
      go('analytics', t('tab.analytics'), places.allAnalytics, 'visits figures 统计 访问'),
      go('channels', t('tab.channels'), places.allChannels, 'embed iframe 嵌入 渠道'),
      go('fixtures', t('tab.fixtures'), places.fixtures, 'blocks gallery'),
    ];
  }, [t, navigate, creates, audits, oversees, decides]);
}

function useLookCommands(): readonly Command[] {
  const { t } = useTranslation('admin');
  const { locale, choose } = useLookChoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` only dispatches and is recreated on each render
  return useMemo(() => {
    const group = t('palette.look');
    const modes = (['light', 'dark', 'system'] as const).map((mode) => ({
      id: `mode ${mode}`,
      title: t('palette.mode', { mode: t(`operator.mode.${mode}`) }),
      group,
      keywords: `theme appearance ${mode}`,
      run: () => choose('mode', mode),
    }));
    const languages = LOCALES.filter((each) => each !== locale).map((other) => ({
      id: `locale ${other}`,
      title: t('palette.language', { language: languageName(other) }),
      group,
      keywords: `language 语言 ${other} ${languageName(other, locale)}`,
      run: () => choose('locale', other),
    }));
    return [...modes, ...languages];
  }, [t, locale]);
}

function useDomainCommands(): readonly Command[] {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { data } = useListDomainsQuery();
  return useMemo(
    () =>
      (data?.items ?? []).flatMap(({ domain, title }) => [
        {
          id: `edit ${domain}`,
          title: t('palette.edit', { domain }),
          group: t('palette.domain'),
          hint: title,
          run: () => void navigate(places.edit(domain)),
        },
        {
          id: `history ${domain}`,
          title: t('palette.history', { domain }),
          group: t('palette.domain'),
          hint: title,
          run: () => void navigate(places.history(domain)),
        },
      ]),
    [data, t, navigate],
  );
}
