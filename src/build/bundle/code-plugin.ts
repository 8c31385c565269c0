import { existsSync, realpathSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { withSlashes } from '../../content/files/folders.ts';
import { listed } from '../../diagnostics/wording/phrases.ts';
import { ENTRIES } from './blocks-plugin.ts';
import { importsIn } from './imports-in.ts';

/** An attribute that has no effect in the HTML of a view. */
interface UselessAttribute {
  /** The reason, and what to write instead. */
  message: string;
  /** Its offset in the code. */
  start: number;
}

/** Returns the first attribute in the parsed code of a view that has no effect. */
export function findUselessAttribute(program: ESTree.Program): UselessAttribute | undefined {
  let found: UselessAttribute | undefined;
  const visitor = new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      // A component may define such a property itself.
      if (element.type !== 'JSXIdentifier' || !/^[a-z]/.test(element.name)) return;
      for (const attribute of attributes) found ??= uselessAttribute(attribute);
    },
  });
  visitor.visit(program);
  return found;
}

function uselessAttribute(attribute: ESTree.JSXAttributeItem): UselessAttribute | undefined {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier')
    return undefined;
  const { name, start } = attribute.name;
  if (name === 'style') {
    const message =
      'The Content-Security-Policy of the pages refuses style attributes. Write a class here, and its rules in style.css.';
    return { message, start };
  }
  if (!/^on[a-z]/i.test(name)) return undefined;
  const message = `${name} is never called: a view is rendered at build alone. Call the file island.tsx, and the block is interactive.`;
  return { message, start };
}

const CODE = /\.[cm]?[jt]sx?$/;
const VIEW = /[\\/]blocks[\\/][^\\/]+[\\/]view\.tsx$/;

/**
 * Rejects mistakes in a site's own code with their location: of syntax, imports that lead nowhere, and attributes
 * that have no effect in a view.
 *
 * @param folders what holds that code; of packages installed in them, only the views are checked
 */
export function codePlugin(folders: string[]): Plugin {
  // The bundler resolves links. The first block may be created later, and its folder with it.
  const isIn = (file: string, folder: string) =>
    existsSync(folder) && file.startsWith(`${withSlashes(realpathSync(folder))}/`);
  const isOwn = (file: string) =>
    !file.includes('/node_modules/') && folders.some((folder) => isIn(file, folder));
  return {
    name: 'pagewright:code',
    enforce: 'pre',
    transform: {
      filter: { id: CODE },
      async handler(code, id) {
        const isView = VIEW.test(id);
        if (!isOwn(id) && !isView) return;
        const { program, errors } = parseSync(id, code);
        for (const { message, labels } of errors) this.error(message, labels[0]?.start);
        const useless = isView ? findUselessAttribute(program) : undefined;
        if (useless) this.error(useless.message, useless.start);
        for (const { name, start } of importsIn(program)) {
          const found = await this.resolve(name, id);
          if (!found) this.error(missingImport(name, id), start);
        }
      },
    },
  };
}

/** Returns what to do about an import of a file or package that does not exist. */
function missingImport(name: string, importer: string): string {
  if (/^[./]/.test(name)) return `There is no file ${name}, which ${importer} imports.`;
  const [owner = '', below = ''] = name.split('/');
  if (owner === 'pagewright') {
    const known = [...Object.keys(ENTRIES), 'pagewright/styles/NAME.css'];
    return `${importer} imports ${name}, which is not there for blocks: there are ${listed(known, 'and')}.`;
  }
  const installed = owner.startsWith('@') ? `${owner}/${below}` : owner;
  return `There is no package ${installed}, which ${importer} imports. Install it: npm install ${installed}`;
}
