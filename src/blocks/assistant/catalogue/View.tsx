import { Catalogue } from '@/assistants/catalogue/Catalogue';
import type { BlockProps, PropsOf } from '@/renderer/types';

export { default as check } from 'virtual:check/assistant/catalogue';

export default function AssistantCatalogue({ props, level }: BlockProps<PropsOf<'assistant/catalogue'>>) {
  return <Catalogue level={level} view={props.view ?? 'all'} />;
}
