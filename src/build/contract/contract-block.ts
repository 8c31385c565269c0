/** A block type that is held to what every block promises. */
import { resolveRef, type Schema } from '../../content/model/json-schema.ts';
import type { Block, DataObject } from '../../content/model/types.ts';
import type { EngineSchemas } from '../../content/schemas/compose-schema.ts';
import type { Validators } from '../../content/schemas/validate.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

/** A block type with its examples, loaded and ready to be rendered. */
export interface ContractBlock {
  type: string;
  /** Absolute path of its folder. */
  folder: string;
  /** What its `schema.json` says. */
  own: Schema;
  /** The same with the fields that every block has. */
  schema: Schema;
  engine: EngineSchemas;
  validators: Validators;
  /** The entries of its `example.yaml`, as they are written. */
  examples: DataObject[];
  /** The same, loaded, with what is wrong with them. */
  blocks: Block[];
  problems: Diagnostic[];
  /** Returns the HTML of blocks. */
  render(blocks: Block[]): string;
  /** Ids that stand once on a page, since a button elsewhere opens what has them. */
  fixedIds?: string[];
}

/** Returns the schema that a reference of a block's own means: what is shared is not the block's to describe. */
export const ownReference =
  ({ schema, engine }: ContractBlock) =>
  (ref: string) =>
    ref.startsWith('#') ? resolveRef(ref, schema, engine.shared) : undefined;
