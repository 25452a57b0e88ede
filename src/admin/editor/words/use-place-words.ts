import { useMemo } from 'react';
import type { WordySchema } from '@/ui/form/form-schema';
import { pointer, stepsOf, valueAt } from '../../../../setting/pointer';
import { usePageName } from '../../preview/use-page-name';
import { settingSchemas } from '../document/schemas';
import { blockOf, schemaAt, schemaOfBlock } from './schema-at';
import { useSchemaWords } from './use-schema-words';
import { useStepName } from './use-step-name';

/**
 * The path of a place as its forms name it: the section, or the page and the block, then the fields. Items of lists are
 * named by what they say in `body`; the last one by `value`, for a place that `body` no longer has.
 */
export type PlaceWords = (at: string, body?: unknown, value?: unknown) => string[];

/** Names places of a setting, or of a document of another `shape`; what no schema describes keeps its key. */
export function usePlaceWords(shape?: WordySchema): PlaceWords {
  const nameOf = useStepName();
  const words = useSchemaWords();
  const nameOfPage = usePageName();
  return useMemo(() => {
    const nameOfBlock = (block: unknown, index: string): string => {
      const title = schemaOfBlock(block)?.title;
      return title === undefined ? ((block as { id?: string } | undefined)?.id ?? index) : words.text(title);
    };
    return (at, body, value) => {
      const steps = stepsOf(at);
      const known = (place: string) => (place === at && value !== undefined ? value : valueAt(body, place));
      const fields = (from: number): string[] =>
        steps.slice(from).map((step, n) => {
          const place = pointer('', ...steps.slice(0, from + n + 1));
          return nameOf({ schema: schemaAt(place, body, shape), step, value: known(place) });
        });
      const [key, page, list, index = '', part] = steps;
      if (key === undefined) return [];
      if (shape) return fields(0);
      if (key !== 'pages') return [nameOf({ schema: settingSchemas[key], step: key, value: undefined }), ...fields(1)];
      const block = blockOf(at);
      if (page === undefined) return [];
      if (block === undefined) return [nameOfPage(page), ...(list === undefined || list === 'blocks' ? [] : [list])];
      return [nameOfPage(page), nameOfBlock(known(block), index), ...fields(part === 'props' ? 5 : 4)];
    };
  }, [nameOf, words, nameOfPage, shape]);
}
