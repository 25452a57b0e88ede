import { makeStyles } from '@fluentui/react-components';

export const useDialogStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', overflowWrap: 'anywhere' },
  text: { margin: 0 },
  // A long title in the list would make it wider than the dialog.
  select: { width: '100%', minWidth: 0, '& select': { width: '100%', textOverflow: 'ellipsis' } },
  field: { gridTemplateColumns: 'minmax(0, 1fr)', display: 'grid' },
});
