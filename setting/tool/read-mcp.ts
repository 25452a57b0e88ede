import { isObject, type JsonObject } from '../json-value';
import { readSchema } from './openapi-output';
import { words } from './openapi-parts';
import { inputsOfObject, MOST_INPUTS, type ReadOpenApi, Unusable } from './read-openapi';
import type { Input, Operation } from './tool';

/** What an MCP server says of one of its tools. */
export interface McpTool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: unknown;
  outputSchema?: unknown;
  annotations?: { readOnlyHint?: boolean | undefined } | undefined;
}

/**
 * A tool as a call with a form. It counts as reading only if the server says so; whoever connects it decides whether to
 * believe that.
 */
export function readMcpTool(tool: McpTool): ReadOpenApi['calls'][number] {
  const { name, title, description, inputSchema, outputSchema, annotations } = tool;
  const said = (description ?? '').replace(/\s+/g, ' ').trim();
  const operation: Operation = {
    id: name.replace(/[^\w-]+/g, '-').slice(0, 64) || 'tool',
    method: annotations?.readOnlyHint === true ? 'GET' : 'POST',
    path: `/${name}`,
    name: words(title?.trim() || name, 160),
    description: words(said || name, 1000),
    inputs: [],
    output: readSchema({}, isObject(outputSchema) ? outputSchema : undefined),
  };
  try {
    const inputs = inputsOf(inputSchema);
    if (inputs.length > MOST_INPUTS) throw new Unusable('too-many-inputs');
    return { operation: { ...operation, inputs } };
  } catch (error) {
    return { operation, problem: error instanceof Unusable ? error.problem : 'broken-reference' };
  }
}

const inputsOf = (schema: unknown): Input[] =>
  isObject(schema) && isObject(schema.properties) ? inputsOfObject(schema, schema) : [];

/** What was entered, as the arguments of the tool. */
export const argumentsOf = (body: string | undefined): JsonObject => (body ? (JSON.parse(body) as JsonObject) : {});
