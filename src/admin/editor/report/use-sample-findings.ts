import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../../setting/json-value';
import { fixtureOf } from '../gallery/fixtures';
import { ownTypes, sampleTexts } from './sample-texts';

const NONE: ReadonlyMap<string, JsonObject> = new Map();

/** A new block comes with sample content, which visitors should not get to see. */
export function useSampleFindings(body: unknown) {
  const { t } = useTranslation('admin');
  const [samples, setSamples] = useState(NONE);
  const types = useMemo(() => ownTypes(body).join(), [body]);
  useEffect(() => {
    let here = true;
    const load = async (type: string) => [type, ((await fixtureOf(type)) ?? {}) as JsonObject] as const;
    const all = types === '' ? [] : types.split(',').map(load);
    void Promise.all(all).then((loaded) => here && setSamples(loaded.length > 0 ? new Map(loaded) : NONE));
    return () => {
      here = false;
    };
  }, [types]);
  return useMemo(
    () =>
      sampleTexts(body, samples).map(({ pointer, text }) => ({
        severity: 'warning' as const,
        kind: 'brand' as const,
        pointer,
        message: t('review.sample', { text }),
      })),
    [body, samples, t],
  );
}
