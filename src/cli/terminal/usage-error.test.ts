import { expect, test } from 'vitest';
import { usageError } from '../main.ts';

test('what is missing is shown where it belongs', () => {
  expect(usageError("error: missing required argument 'folder'\n", ['init'])).toBe(
    'Missing argument: pagewright init <folder>\n',
  );
});

test('a file’s name is refused by commands that work on the whole site', () => {
  const said = "error: too many arguments for 'validate'. Expected 0 arguments but got 1.\n";
  expect(usageError(said, ['validate', 'pages/index.yaml'])).toBe(
    'validate works on the whole site and takes no file or folder. Use --site for another site. See: pagewright validate --help\n',
  );
});

test('a guess stands in the same line', () => {
  expect(usageError("error: unknown command 'biuld'\n(Did you mean build?)\n", ['biuld'])).toBe(
    "unknown command 'biuld' (Did you mean build?)\n",
  );
});
