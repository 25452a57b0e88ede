import { DarkThemeRegular } from '@fluentui/react-icons/svg/dark-theme';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useLook } from '@/session/use-look';
import { LanguageSelect } from '@/ui/LanguageSelect';
import { PlainButton } from '@/ui/PlainButton';

const ICONS = { system: DarkThemeRegular, light: WeatherSunnyRegular, dark: WeatherMoonRegular };

/** Buttons for the colour mode and the language. Label and tooltip state the current mode. */
export function LookButtons(): ReactNode {
  const { t } = useTranslation('common');
  const { mode, nextMode, chooseLocale } = useLook();
  const Icon = ICONS[mode];
  const label = t('mode.label', { mode: t(`mode.${mode}`) });
  return (
    <>
      <PlainButton look="quiet" iconOnly aria-label={label} title={label} onClick={nextMode}>
        <Icon fontSize={20} />
      </PlainButton>
      <LanguageSelect onChoose={chooseLocale} />
    </>
  );
}
