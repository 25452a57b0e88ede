import type { components } from '../../generated/api';

type Schemas = components['schemas'];
export type ConnectedTool = Schemas['ConnectedTool'];
export type ToolView = Schemas['ToolView'];
export type Operation = ConnectedTool['operations'][number];
export type Input = Operation['inputs'][number];
export type Output = Operation['output'];
export type Shown = Pick<Schemas['ToolResult'], 'kind' | 'columns' | 'rows' | 'total' | 'text'>;

/** What visitors see of a tool: no address, no paths. */
export const viewOfTool = (id: string, { name, description, operations }: ConnectedTool): ToolView => ({
  ...{ id, name, description },
  operations: operations.map(({ id: operation, method, name, description, inputs }) => ({
    ...{ id: operation, effect: method === 'GET' ? 'read' : 'record', name, description, inputs },
  })),
});
