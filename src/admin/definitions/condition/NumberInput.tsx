import { type ReactNode, useState } from 'react';
import { useControlStyles } from '@/ui/form/control-styles';

interface Props {
  label: string;
  value: number;
  readOnly: boolean;
  onChange: (value: number) => void;
}

/** A number; while what is typed is none, the last one stays. */
export function NumberInput({ label, value, readOnly, onChange }: Props): ReactNode {
  const { control } = useControlStyles();
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={control}
      aria-label={label}
      type="number"
      step="any"
      value={typed ?? String(value)}
      readOnly={readOnly}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
