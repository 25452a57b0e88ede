import { useCallback, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { stepsOf } from '../../../../setting/pointer';
import type { Command } from '../../shell/command';
import { useCommands } from '../../shell/commands';
import { settingKeys } from '../document/schemas';
import { useEditor } from '../use-editor';
import { usePlaceWords } from '../words/use-place-words';
import { findTexts } from './find-texts';

/** Keys that have no form of their own. */
const WITHOUT_FORM = new Set(['v', 'pages']);

/** Lets the palette find settings by name and by what they say; either leads to the field. */
export function useSettingCommands(): void {
  const { t } = useTranslation('admin-editor');
  const way = usePlaceWords();
  const { body, select, openPage } = useEditor();
  const names = useMemo<Command[]>(
    () =>
      settingKeys
        .filter((key) => !WITHOUT_FORM.has(key))
        .map((key) => ({
          id: `setting ${key}`,
          title: way(`/${key}`).join(' › '),
          group: t('outline.settings'),
          keywords: key,
          typedOnly: true,
          run: () => select(`/${key}`, { focus: true }),
        })),
    [way, t, select],
  );
  const texts = useCallback(
    (): Command[] =>
      findTexts(body).map(({ pointer, text }) => ({
        id: `text ${pointer}`,
        title: text,
        group: t('command.texts'),
        hint: way(pointer).join(' › '),
        typedOnly: true,
        run: () => {
          const [key, page] = stepsOf(pointer);
          if (key === 'pages' && page !== undefined) openPage(page);
          select(pointer, { focus: true });
        },
      })),
    [body, way, t, select, openPage],
  );
  useCommands(names);
  useCommands(texts);
}
