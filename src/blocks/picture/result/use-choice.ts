import { useSearchParams } from 'react-router-dom';

/** The initial threshold. The server returns objects well below it, so people can lower it. */
const DEFAULT_PERCENT = 50;

export interface Choice {
  percent: number;
  /** Number of the chosen object, counted from 1 in response order. */
  chosen: number | null;
  setPercent: (percent: number) => void;
  choose: (index: number | null) => void;
}

/** Keeps threshold and chosen object in the URL, so they survive a reload and can be shared. */
export function useChoice(): Choice {
  const [query, setQuery] = useSearchParams();
  const put = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const least = query.get('least');
  const percent = least !== null && /^\d{1,3}$/.test(least) ? Math.min(100, Number(least)) : DEFAULT_PERCENT;
  const object = Number(query.get('object'));
  return {
    percent,
    chosen: Number.isInteger(object) && object > 0 ? object : null,
    setPercent: (next) => put('least', String(next)),
    choose: (index) => put('object', index === null ? null : String(index)),
  };
}
