import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const VIEW = /[\\/]blocks[\\/][^\\/]+[\\/]view\.tsx$/;

/** What the code of a view cannot do, and where it tries to. */
interface Vain {
  message: string;
  /** The offset in the code. */
  start: number;
}

/** Returns the first attribute of an element that does nothing in the HTML of a view. */
export function vainAttribute(code: string): Vain | undefined {
  let found: Vain | undefined;
  const visitor = new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      // a component may mean something else by it
      if (element.type !== 'JSXIdentifier' || !/^[a-z]/.test(element.name)) return;
      for (const attribute of attributes) found ??= vain(attribute);
    },
  });
  visitor.visit(parseSync('view.tsx', code).program);
  return found;
}

function vain(attribute: ESTree.JSXAttributeItem): Vain | undefined {
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

/** Refuses what views would do in vain, at its place in their code. */
export const viewPlugin: Plugin = {
  name: 'pagewright:views',
  enforce: 'pre',
  transform: {
    filter: { id: VIEW },
    handler(code) {
      const found = vainAttribute(code);
      if (found) this.error(found.message, found.start);
    },
  },
};
