import { Command, CommanderError } from 'commander';
export async function run(argv: string[], engineRoot: string): Promise<number> {
  console.log(argv, engineRoot, Command.name, CommanderError.name);
  return 0;
}
