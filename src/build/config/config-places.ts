/** Where the values of a configuration file stand in its code. */
import { type ESTree, parseSync } from 'vite';
import { placeAt } from '../../content/model/data.ts';
import type { DataPath, TextRange } from '../../content/model/types.ts';

type Node = ESTree.Node;

/** Returns the value that an expression is about: what is inside `defineConfig(…)`, `… satisfies Config` or parentheses. */
function bare(node: Node | null | undefined, program: ESTree.Program): Node | undefined {
  switch (node?.type) {
    case 'CallExpression':
      return bare(node.arguments[0], program);
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression, program);
    case 'Identifier':
      return bare(declared(node.name, program), program);
    default:
      return node ?? undefined;
  }
}

/** Returns what a constant of the file is made as. */
function declared(name: string, { body }: ESTree.Program): Node | undefined {
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const found = statement.declarations.find(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    );
    if (found?.init) return found.init;
  }
  return undefined;
}

function exportedIn(program: ESTree.Program): Node | undefined {
  const statement = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return statement?.type === 'ExportDefaultDeclaration'
    ? bare(statement.declaration as Node, program)
    : undefined;
}

/** Returns the property of an object by its name, or the entry of a list. */
function below(node: Node, step: string | number): { key: Node; value: Node } | undefined {
  if (node.type === 'ArrayExpression' && typeof step === 'number') {
    const entry = node.elements[step];
    return entry ? { key: entry, value: entry } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
    if (name === step) return { key, value: property.value };
  }
  return undefined;
}

/**
 * Returns where a value of the exported configuration stands; where it is not written out there, what is around it.
 *
 * @param code the text of the file
 * @param atKey whether its name is meant
 */
export function placeInConfig(
  code: string,
  file: string,
  path: DataPath,
  atKey = false,
): TextRange {
  const { program } = parseSync(file, code);
  let node = exportedIn(program);
  let meant: Node | undefined;
  for (const [index, step] of path.entries()) {
    const found = node && below(node, step);
    if (!found) break;
    meant = atKey && index === path.length - 1 ? found.key : found.value;
    node = bare(found.value, program);
  }
  return placeOf(code, meant);
}

function placeOf(code: string, node: Node | undefined): TextRange {
  if (!node) return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const { line, column } = placeAt(code, node.start, 0);
  const { endLine, endColumn } = placeAt(code, node.end, 0);
  return { line, column, endLine, endColumn };
}
