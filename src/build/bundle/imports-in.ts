import { type ESTree, Visitor } from 'vite';

/** An import in a file of code. */
interface Import {
  /** The name of the imported module, as written. */
  name: string;
  /** The offset of the name in the code. */
  start: number;
}

/** Returns what parsed code imports, also later with `import()`, without modules of which it imports only types. */
export function importsIn(program: ESTree.Program): Import[] {
  const imports: Import[] = [];
  const add = (source: { type: string; value?: unknown; start: number } | null) => {
    if (source?.type === 'Literal')
      imports.push({ name: String(source.value), start: source.start + 1 });
  };
  const visitor = new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const isType = (one: (typeof specifiers)[number]) =>
        one.type === 'ImportSpecifier' && one.importKind === 'type';
      const hasOnlyTypes = specifiers.length > 0 && specifiers.every(isType);
      if (importKind !== 'type' && !hasOnlyTypes) add(source);
    },
    ImportExpression: ({ source }) => add(source),
    ExportAllDeclaration: ({ source, exportKind }) => exportKind !== 'type' && add(source),
    ExportNamedDeclaration: ({ source, exportKind }) => exportKind !== 'type' && add(source),
  });
  visitor.visit(program);
  return imports;
}
