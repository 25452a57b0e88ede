import { SearchBox } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';

interface Props {
  label: string;
  placeholder: string;
  /** The most characters. */
  most: number;
}

/** A search whose text stands in the address, as `text`, once it is sent; emptied, it goes from there. */
export function SearchForm({ label, placeholder, most }: Props): ReactNode {
  const { t } = useTranslation('common');
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('text') ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setParams(typed.trim() ? { text: typed.trim() } : {});
      }}
    >
      <SearchBox
        dismiss={{ 'aria-label': t('action.clear') }}
        value={typed}
        maxLength={most}
        aria-label={label}
        placeholder={placeholder}
        style={{ width: '100%', maxWidth: 420, marginBottom: 16 }}
        onChange={(_, { value }) => {
          setTyped(value);
          if (value === '') setParams({});
        }}
      />
    </form>
  );
}
