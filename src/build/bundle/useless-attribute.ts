import { type ESTree, Visitor } from 'vite';

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
