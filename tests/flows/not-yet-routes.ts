/** Routes of the specification that have no page document yet. This list only shrinks. */
export const notYetRoutes = [
  '/activity/programmer',
  '/activity/programmer/agent',
  '/activity/industrial-star',
  '/gongfu',
  '/open-project',
  '/q_model',
  '/qa-list-weixin',
  '/transferPage',
];
