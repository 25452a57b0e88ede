import { useArrowNavigationGroup } from '@fluentui/react-components';

/** Attributes of a bar that is one tab stop: the arrow keys move within it, and it remembers where they left it. */
export function useOneStop() {
  return useArrowNavigationGroup({ axis: 'horizontal', circular: true, memorizeCurrent: true });
}
