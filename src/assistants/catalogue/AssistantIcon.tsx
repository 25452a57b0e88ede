import { BookRegular } from '@fluentui/react-icons/svg/book';
import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { CompassNorthwestRegular } from '@fluentui/react-icons/svg/compass-northwest';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { PulseRegular } from '@fluentui/react-icons/svg/pulse';
import { RulerRegular } from '@fluentui/react-icons/svg/ruler';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { ToolboxRegular } from '@fluentui/react-icons/svg/toolbox';
import { WrenchRegular } from '@fluentui/react-icons/svg/wrench';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';

type Name = Data<'getAssistant'>['icon'];

const ICONS: Record<Name, typeof ChatRegular> = {
  chat: ChatRegular,
  ruler: RulerRegular,
  settings: SettingsRegular,
  wrench: WrenchRegular,
  pulse: PulseRegular,
  book: BookRegular,
  compass: CompassNorthwestRegular,
  toolbox: ToolboxRegular,
  home: HomeRegular,
};

/** Decorative. An assistant of another origin has the icon of a chat. */
export function AssistantIcon({ name, className }: { name: string | undefined; className: string }): ReactNode {
  const Icon = ICONS[name as Name] ?? ChatRegular;
  return <Icon aria-hidden className={className} />;
}
