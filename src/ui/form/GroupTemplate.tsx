import { makeStyles, tokens } from '@fluentui/react-components';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useControlStyles } from './control-styles';
import { useFormRoom } from './form-room';
import { pointerOf } from './pointer-of';

const useStyles = makeStyles({
  plain: { border: 0, margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  group: {
    margin: '10px 0 4px',
    padding: '2px 0 2px 16px',
    minWidth: 0,
    border: 0,
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
  },
  mark: { marginInlineStart: 'auto' },
  title: {
    // Without the float, the legend would sit on the border line, and this frame has no top border.
    float: 'left',
    width: '100%',
    padding: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
  },
});

/** A group inside a form gets a named frame. The root and list items have one already. */
export function GroupTemplate({ fieldPathId, title, schema, properties }: ObjectFieldTemplateProps): ReactNode {
  const styles = useStyles();
  const { note } = useControlStyles();
  const { base, markAt } = useFormRoom();
  const last = fieldPathId.path.at(-1);
  if (last === undefined || typeof last === 'number') {
    return <div className={styles.plain}>{properties.map(({ content }) => content)}</div>;
  }
  const pointer = pointerOf(base, fieldPathId);
  return (
    <fieldset className={styles.group} data-pointer={pointer}>
      <legend className={styles.title}>
        {title}
        <span className={styles.mark}>{markAt(pointer, title)}</span>
      </legend>
      {schema.description && <p className={note}>{schema.description}</p>}
      {properties.map(({ content }) => content)}
    </fieldset>
  );
}
