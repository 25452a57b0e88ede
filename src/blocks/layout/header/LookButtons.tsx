import { DarkThemeRegular } from '@fluentui/react-icons/svg/dark-theme';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useLook } from '@/session/use-look';
import { PlainButton } from '@/ui/PlainButton';

const ICONS = { system: DarkThemeRegular, light: WeatherSunnyRegular, dark: WeatherMoonRegular };

/** Language and light or dark, one button each; the label says what is, the tooltip too. */
export function LookButtons(): ReactNode {
  const { t } = useTranslation('common');
  const { mode, nextMode, switchLocale } = useLook();
  const Icon = ICONS[mode];
  const label = t('mode.label', { mode: t(`mode.${mode}`) });
  return (
    <>
      <PlainButton look="quiet" iconOnly aria-label={label} title={label} onClick={nextMode}>
        <Icon fontSize={20} />
      </PlainButton>
      <PlainButton look="quiet" onClick={switchLocale} title={t('language.switch')}>
        <span lang={t('language.other')}>{t('language.short')}</span>
      </PlainButton>
    </>
  );
}
