import { listFolder, relativePath } from '../files/folders.ts';
import type { Issue } from '../model/issue.ts';
import type { Schema } from '../model/json-schema.ts';
import type { FolderProblem } from '../model/schema-facts.ts';
import { composeSchema, type EngineSchemas } from './compose-schema.ts';
import { type FieldPlan, fieldPlan } from './field-plan.ts';
import { readBlockFolders } from './read-block-folders.ts';
import type { Validate, Validators } from './validate.ts';

/** A block type that pages of this site may use. */
export interface BlockType {
  type: string;
  /** The block's folder, absolute. */
  folder: string;
  /** `island` when it hydrates in the browser. */
  kind: 'view' | 'island';
  /** The whole schema, with the fields that every block has. */
  schema: Schema;
  validate: Validate;
  plan: FieldPlan | undefined;
  /** The highest level of the headings that it renders, as far as its schema says. */
  headingLevel: number | undefined;
  /** The text of its `schema.json`. */
  text: string;
}

/**
 * Reads the block types of `blocksFolders`; a type of a later folder replaces one of an earlier folder. Folders that
 * cannot be read are reported as issues, with their paths relative to `root`.
 */
export function readBlockTypes(
  blocksFolders: string[],
  { engine, validators, root }: { engine: EngineSchemas; validators: Validators; root: string },
): { types: Map<string, BlockType>; issues: Issue[] } {
  const { blocks, problems } = readBlockFolders(blocksFolders);
  const types = new Map<string, BlockType>();
  const issues = problems.map((problem) => folderIssue(problem, root));
  for (const { type, folder, kind, schema: own, text } of blocks) {
    if (!kind) {
      const misnamed = misnamedComponent(folder);
      issues.push(folderIssue({ folder, type, why: 'no-component', misnamed }, root));
      continue;
    }
    const schema = composeSchema(type, own, engine.block);
    const validate = validators.validator(schema, `block-${type}`);
    const facts = factsOf(schema, engine);
    types.set(type, { type, folder, kind, schema, validate, text, ...facts });
  }
  return { types, issues };
}

/** Returns the plan of a block's fields, and what follows from it. */
function factsOf(
  schema: Schema,
  { shared }: EngineSchemas,
): Pick<BlockType, 'plan' | 'headingLevel'> {
  const plan = fieldPlan(schema, shared);
  const plans = plan ? [...plansIn(plan)] : [];
  const levels = plans.flatMap((one) => (one.kind === 'heading' ? one.level : []));
  return {
    plan,
    headingLevel: levels.length > 0 ? Math.min(...levels) : undefined,
  };
}

function folderIssue({ folder, ...problem }: FolderProblem, root: string): Issue {
  const place = relativePath(root, folder);
  const file = problem.why === 'no-json' ? `${place}/schema.json` : place;
  const params = { reason: 'folder', ...problem } as const;
  return { code: 'broken-block-type', params, file, path: [] };
}

/** Returns the file in a block's folder that was probably meant to be its component: `View.tsx`, `view.jsx`. */
const misnamedComponent = (folder: string): string | undefined =>
  listFolder(folder).find(({ name }) => /^(?:view|island|index)\.[jt]sx?$/i.test(name))?.name;

/** Returns a plan and all plans below it, each once. */
function plansIn(plan: FieldPlan, found = new Set<FieldPlan>()): Set<FieldPlan> {
  if (found.has(plan)) return found;
  found.add(plan);
  if (plan.kind === 'list') plansIn(plan.item, found);
  if (plan.kind !== 'object') return found;
  for (const [, field] of plan.fields) plansIn(field, found);
  return plan.rest ? plansIn(plan.rest, found) : found;
}
