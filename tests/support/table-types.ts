import path from 'node:path';
import ts from 'typescript';

/** A column's type when read, according to the Kysely types. */
interface ColumnFact {
  kind: string;
  nullable: boolean;
  /** Whether an insert may omit it. */
  optional: boolean;
}

const file = path.resolve('server/base/database/tables.ts');

/** The columns of the interface `Tables`: `table.column` → its facts. */
export function readTableTypes(): Map<string, ColumnFact> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [file] }, ts.sys, '.');
  const program = ts.createProgram([file], { ...options, noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const tables = source?.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === 'Tables',
  );
  if (!tables) throw new Error('There is no interface Tables.');
  const facts = new Map<string, ColumnFact>();
  for (const table of checker.getTypeAtLocation(tables.name).getProperties())
    for (const column of checker.getTypeOfSymbol(table).getProperties())
      facts.set(`${table.name}.${column.name}`, factOf(checker, checker.getTypeOfSymbol(column)));
  return facts;
}

function factOf(checker: ts.TypeChecker, type: ts.Type): ColumnFact {
  const part = (name: string) => {
    const symbol = type.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const parts = partsOf(part('__select__') ?? type);
  const values = parts.filter((one) => !(one.flags & ts.TypeFlags.Null));
  const kinds = new Set(values.map((one) => kindOf(checker, one)));
  return {
    kind: [...kinds].join(' | '),
    nullable: values.length < parts.length,
    optional: partsOf(part('__insert__') ?? type).some((one) => Boolean(one.flags & ts.TypeFlags.Undefined)),
  };
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  const element = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (element) return `${[...new Set(partsOf(element).map((one) => kindOf(checker, one)))].join(' | ')}[]`;
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'json';
}
