import { tokens } from '@fluentui/react-components';

/** A line drawing of a sheet and a magnifier, for lists that are legitimately empty. */
export function EmptyDrawing({ size = 56 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 56 56"
      fill="none"
      aria-hidden="true"
      stroke={tokens.colorNeutralStrokeAccessible}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 6h22l8 8v14" />
      <path d="M34 6v8h8" />
      <path d="M12 6v40h14" />
      <path d="M18 20h14M18 27h9M18 34h5" />
      <circle cx="36" cy="38" r="8" stroke={tokens.colorBrandStroke1} />
      <path d="m42 44 6 6" stroke={tokens.colorBrandStroke1} />
    </svg>
  );
}
