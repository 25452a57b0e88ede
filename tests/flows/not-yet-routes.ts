/** Routes of the specification that have no page document yet. This list only shrinks. */
export const notYetRoutes = ['/q_model'];
