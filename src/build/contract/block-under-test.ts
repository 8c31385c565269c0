/** A block type to be checked against the contract. */
import type { Schema } from '../../content/model/json-schema.ts';
import type { Block, DataObject } from '../../content/model/types.ts';
import type { EngineSchemas } from '../../content/schemas/compose-schema.ts';
import type { Validators } from '../../content/schemas/validate.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

/** A block type with its examples, loaded and ready to be rendered. */
export interface BlockUnderTest {
  type: string;
  /** Absolute path of its folder. */
  folder: string;
  /** The content of its `schema.json`. */
  own: Schema;
  /** The same with the fields that every block has. */
  schema: Schema;
  engine: EngineSchemas;
  validators: Validators;
  /** The entries of its `example.yaml`, as they are written. */
  examples: DataObject[];
  /** The loaded examples, and their problems. */
  blocks: Block[];
  problems: Diagnostic[];
  /** Returns the HTML of blocks. */
  render(blocks: Block[]): string;
  /** Ids that may appear only once on a page, because a button elsewhere opens the element. */
  fixedIds?: string[];
}
