/** Judges the data of a file as written, before templates and collections are filled in. */
import { collectionSchemas } from '../../content/schemas/collection-schemas.ts';
import { editorSchemas } from '../../content/schemas/editor-schemas.ts';
import { errorFinder, type FindErrors } from '../../content/schemas/validate.ts';
import type { Site } from '../../content/site/site.ts';

/**
 * Returns what finds the errors of a file's data, by the schema with which editors complete the file. For a
 * collection without a schema all data is right.
 */
export function schemaErrors(file: string, site: Site): FindErrors {
  const blocks = [...site.blockTypes.values()].map((block) => ({
    ...block,
    schema: JSON.parse(block.text),
  }));
  const schemas = editorSchemas(blocks, site.engine);
  const schema = schemaOf(file, schemas, site);
  return schema ? errorFinder(schema, schemas.blocks) : () => [];
}

function schemaOf(file: string, schemas: ReturnType<typeof editorSchemas>, { root }: Site) {
  if (file.endsWith('/_site.yaml')) return schemas.site;
  if (file.startsWith('pages/_fragments/')) return schemas.fragment;
  if (!file.startsWith('pages/_collections/')) return schemas.page;
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/*.yaml`;
  return collectionSchemas(root).find(({ files }) => files.includes(file) || files.includes(folder))
    ?.schema;
}
