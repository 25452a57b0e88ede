import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

export const useReviewStyles = makeStyles({
  root: { marginTop: '40px', maxWidth: '760px' },
  title: { margin: '0 0 8px', fontSize: '20px', lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  line: { margin: '0 0 8px' },
  list: { margin: '16px 0', padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: '6px',
    paddingBlock: '16px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stars: { display: 'inline-flex', color: tokens.colorNeutralForeground1 },
  text: { margin: 0, fontSize: '15px', lineHeight: '24px', whiteSpace: 'pre-wrap' },
  reply: {
    margin: 0,
    paddingInlineStart: '12px',
    fontSize: '14px',
    lineHeight: '22px',
    whiteSpace: 'pre-wrap',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
  },
  form: { display: 'grid', gap: '12px', marginBlock: '12px' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, ...shorthands.borderWidth(0) },
  choice: { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px', cursor: 'pointer' },
});
