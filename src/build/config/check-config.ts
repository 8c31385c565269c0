/** Checks the values of a configuration file: its types may never have been checked. */
import type { Config } from '../../config/define-config.mjs';
import type { ConfigParams, ConfigValue } from '../../content/model/config-params.ts';
import { isObject } from '../../content/model/data.ts';
import type { DataObject, DataPath } from '../../content/model/types.ts';

export interface ConfigProblem {
  params: ConfigParams['broken-config'];
  /** The path of the value in the configuration. */
  path: DataPath;
  /** Whether the problem is the name of the value. */
  atKey?: boolean;
}

const nameOf = (path: DataPath) =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index ? `.${step}` : step))
    .join('');

const wrong = (path: DataPath, expected: ConfigValue): ConfigProblem => ({
  params: { reason: 'wrong-type', name: nameOf(path), expected },
  path,
});

function texts(value: unknown, path: DataPath): ConfigProblem[] {
  if (!Array.isArray(value)) return [wrong(path, 'texts')];
  const isText = (one: unknown) => typeof one === 'string' && one.trim() !== '';
  return value.flatMap((one, index) => (isText(one) ? [] : [wrong([...path, index], 'text')]));
}

/** Checks an object whose values are all functions, such as the filters. */
function functions(value: unknown, path: DataPath): ConfigProblem[] {
  if (!isObject(value)) return [wrong(path, 'functions')];
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'function' ? [] : [wrong([...path, name], 'function')],
  );
}

function unknownKeys(
  value: DataObject,
  path: DataPath,
  owner: string,
  known: string[],
): ConfigProblem[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      params: { reason: 'unknown-key', name, owner, known },
      path: [...path, name],
      atKey: true,
    }));
}

const hookNames = ['beforeBuild', 'afterBuild'];

function hooks(value: unknown, path: DataPath): ConfigProblem[] {
  if (!isObject(value)) return [wrong(path, 'functions')];
  return [...unknownKeys(value, path, 'hooks', hookNames), ...functions(value, path)];
}

const vite = (value: unknown, path: DataPath): ConfigProblem[] =>
  isObject(value)
    ? unknownKeys(value, path, 'vite', ['plugins', 'resolve', 'css', 'define'])
    : [wrong(path, 'group')];

const ruleTexts = ['title', 'why'];
const ruleWords = ['message', 'hint'];
const ruleNames = [
  'code',
  'name',
  'severity',
  'bad',
  'good',
  'applies',
  ...ruleTexts,
  ...ruleWords,
];

function rule(value: unknown, path: DataPath): ConfigProblem[] {
  if (!isObject(value)) return [wrong(path, 'group')];
  const { code, name, severity, applies } = value;
  const problems = unknownKeys(value, path, 'A rule', ruleNames);
  const at = (key: string) => [...path, key];
  if (typeof code !== 'string') problems.push(wrong(at('code'), 'rule-code'));
  else if (!/^(?!PW)[A-Z]{2,12}\d{1,6}$/.test(code))
    problems.push({ params: { reason: 'code-form', code }, path: at('code') });
  if (typeof name !== 'string') problems.push(wrong(at('name'), 'rule-name'));
  else if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    problems.push({ params: { reason: 'name-form', code: name }, path: at('name') });
  if (severity !== 'error' && severity !== 'warning')
    problems.push(wrong(at('severity'), 'severity'));
  if (typeof applies !== 'function') problems.push(wrong(at('applies'), 'function'));
  for (const key of ruleTexts)
    if (typeof value[key] !== 'string') problems.push(wrong(at(key), 'text'));
  for (const key of ruleWords) {
    if (!['string', 'function'].includes(typeof value[key])) problems.push(wrong(at(key), 'text'));
  }
  return problems;
}

function rules(value: unknown, path: DataPath): ConfigProblem[] {
  if (!Array.isArray(value)) return [wrong(path, 'rules')];
  const seen = new Set<unknown>();
  return value.flatMap((one, index) => {
    const problems = rule(one, [...path, index]);
    if (problems.length > 0) return problems;
    const { code, name } = one as { code: string; name: string };
    const twice = [code, name].find((word) => seen.has(word));
    seen.add(code).add(name);
    return twice === undefined
      ? []
      : [{ params: { reason: 'same-code', code: twice }, path: [...path, index] } as const];
  });
}

const checks: { [key in keyof Config]-?: (value: unknown, path: DataPath) => ConfigProblem[] } = {
  blockFolders: texts,
  blocks: texts,
  themes: texts,
  filters: functions,
  rules,
  vite,
  hooks,
};

/**
 * Checks the default export of a configuration file.
 *
 * @returns what of it can be used, and what is wrong with the rest
 */
export function checkConfig(exported: unknown): { config: Config; problems: ConfigProblem[] } {
  if (!isObject(exported))
    return { config: {}, problems: [{ params: { reason: 'no-export' }, path: [] }] };
  const problems = unknownKeys(exported, [], 'A configuration', Object.keys(checks));
  const config: Record<string, unknown> = {};
  for (const [key, check] of Object.entries(checks)) {
    const value = exported[key];
    if (value === undefined) continue;
    const found = check(value, [key]);
    problems.push(...found);
    if (found.length === 0) config[key] = value;
  }
  return { config, problems };
}
