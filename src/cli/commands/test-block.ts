import path from 'node:path';
import pc from 'picocolors';
import {
  blocksIn,
  noBlock,
  type TestedBlock,
  testBlocks,
} from '../../build/contract/test-blocks.ts';
import { CommandFailed, FAILED, type Run, WRONG_USAGE } from '../site/command.ts';
import { counted } from '../terminal/counted.ts';

/**
 * Checks the blocks of a folder against the contract and prints the violations; exit code 1 when there are any, 2
 * when there is no block.
 */
export const testBlock: Run = async ({ engineRoot }, [given = '.']) => {
  const place = blocksIn(path.resolve(given));
  if (!place) {
    throw new CommandFailed(noBlock(given), WRONG_USAGE);
  }
  const tested = await testBlocks(engineRoot, place);
  for (const block of tested) print(block);
  const broken = tested.filter(({ checks }) =>
    checks.some(({ violations }) => violations.length > 0),
  );
  const count = counted(tested.length, 'block');
  if (broken.length === 0) {
    console.log(pc.green(`${count} tested. All follow the contract.`));
    return 0;
  }
  const verb = broken.length === 1 ? 'breaks' : 'break';
  console.error(pc.red(`${broken.length} of ${count} ${verb} the contract.`));
  return FAILED;
};

function print({ type, checks }: TestedBlock): void {
  console.log(pc.bold(type));
  for (const { title, violations } of checks) {
    console.log(`  ${violations.length > 0 ? pc.red('✗') : pc.green('✓')} ${title}`);
    for (const violation of violations) console.log(`      ${violation}`);
  }
}
