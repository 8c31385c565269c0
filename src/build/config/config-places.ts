/** Finds the values of a configuration file in its code. */
import { type ESTree, parseSync } from 'vite';
import { rangeAt } from '../../content/model/data.ts';
import type { DataPath, TextRange } from '../../content/model/types.ts';

type Node = ESTree.Node;

/** Unwraps an expression: `defineConfig(…)`, `… satisfies Config`, parentheses, and constants of the same file. */
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

/** Returns the initial value of a constant of the file. */
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

/** Returns the property of an object expression, or the element of an array expression. */
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
 * Returns the location of a value of the exported configuration; of the nearest value around it when it is not
 * written there literally.
 *
 * @param code the text of the file
 * @param atKey whether its name is meant
 */
export function rangeInConfig(
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
  return rangeOf(code, meant);
}

function rangeOf(code: string, node: Node | undefined): TextRange {
  if (!node) return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const { line, column } = rangeAt(code, node.start, 0);
  const { endLine, endColumn } = rangeAt(code, node.end, 0);
  return { line, column, endLine, endColumn };
}
