import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repairedName } from '../../content/model/names.ts';
import { titleOfName } from '../../content/model/words.ts';
import { BLOCK_TYPE, takenNames } from '../../content/schemas/read-block-folders.ts';
import { typeName } from '../../content/schemas/types-source.ts';
import { CommandFailed, type Run, WRONG_USAGE } from '../site/command.ts';

/** Returns the nearest valid name: `price-table` for `PriceTable`. */
function nearestName(written: string): string {
  const words = written.replace(/([a-z0-9])([A-Z])/g, '$1-$2');
  return repairedName(words).replace(/^[-0-9]+/, '') || 'price-table';
}

/** Returns a schema with a heading and a list of items, as the formatter of the project writes it. */
const blockSchema = (title: string) => `{
  "title": "${title}",
  "description": "Say here what the block shows and when to use it.",
  "type": "object",
  "properties": {
    "heading": { "$ref": "/schema/shared.schema.json#/definitions/heading" },
    "items": {
      "description": "The entries, from first to last.",
      "type": "array",
      "minItems": 1,
      "items": {
        "description": "One entry.",
        "type": "object",
        "properties": {
          "title": { "description": "The entry's name.", "type": "string", "minLength": 1 },
          "text": { "$ref": "/schema/shared.schema.json#/definitions/inlineMarkdown" }
        },
        "required": ["title"],
        "additionalProperties": false
      }
    }
  },
  "required": ["items"]
}
`;

/** Returns the files of a small but complete block. */
function blockFiles(type: string): Record<string, string> {
  const name = typeName(type);
  const title = titleOfName(type);
  return {
    'schema.json': blockSchema(title),
    'view.tsx': `import { InlineText } from 'pagewright/blocks';
import type { ${name} as ${name}Block } from '../../schema/generated/types.ts';

/** Say here what visitors see. */
export default function ${name}({ heading, items }: ${name}Block) {
  return (
    <div className="container">
      {heading ? <h2>{heading}</h2> : null}
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <InlineText html={item.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
`,
    'style.css': `.block-${type} {
  & ul {
    display: grid;
    gap: var(--space-5);
    padding: 0;
    list-style: none;
  }
}
`,
    'example.yaml': `- type: ${type}
  heading: ${title}
  items:
    - title: The first entry
      text: What it is, with **one** word in bold.
    - title: The second entry
`,
  };
}

/** Creates the folder of a new block type. The folder registers the block: no other file changes. */
export const newBlock: Run = async ({ siteRoot, engineRoot }, [type = '']) => {
  if (!BLOCK_TYPE.test(type)) {
    throw new CommandFailed(
      `"${type}" cannot be a block type's name. Use small letters, digits and dashes: ${nearestName(type)}`,
      WRONG_USAGE,
    );
  }
  if (takenNames.has(type)) {
    throw new CommandFailed(
      `${type} is a reserved name. Choose another name for the block.`,
      WRONG_USAGE,
    );
  }
  if (siteRoot !== engineRoot && existsSync(path.join(engineRoot, 'blocks', type))) {
    throw new CommandFailed(
      `Pagewright has a block ${type}, which blocks/${type}/ would replace on every page. Choose another name.`,
    );
  }
  const folder = path.join(siteRoot, 'blocks', type);
  if (existsSync(folder)) {
    throw new CommandFailed(
      `blocks/${type} already exists. Choose another name or edit that block.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(blockFiles(type))) {
    writeFileSync(path.join(folder, name), text);
    console.log(`blocks/${type}/${name}`);
  }
  console.log('Next, define the fields in schema.json, then run: npm run generate');
  if (!existsSync(path.join(siteRoot, 'node_modules/@types/react'))) {
    console.log(
      'For the types of React in your editor: npm install --save-dev @types/react @types/react-dom',
    );
  }
  return 0;
};
