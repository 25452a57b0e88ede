import { makeStyles } from '@fluentui/react-components';

/** As wide as the content below: a long sentence must not stretch the dialog. */
export const useNoticeStyles = makeStyles({
  notice: { width: 0, minWidth: '100%', marginBottom: '12px' },
});
