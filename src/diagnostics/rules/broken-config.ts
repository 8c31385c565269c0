import type { ConfigValue } from '../../content/model/config-params.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { nearest } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';

const forms: { [value in ConfigValue]: { is: string; example: string } } = {
  texts: { is: 'a list of texts', example: "['@acme/pagewright-blocks']" },
  text: { is: 'a text', example: "'Why it matters.'" },
  'rule-code': { is: 'a text', example: "'ACME1'" },
  'rule-name': { is: 'a text', example: "'short-title'" },
  functions: {
    is: 'a group of functions, by their names',
    example: "{ shout: (text) => text + '!' }",
  },
  function: { is: 'a function', example: '(value) => value' },
  group: { is: 'a group', example: '{ … }' },
  rules: { is: 'a list of rules', example: "[{ code: 'ACME1', name: 'short-title', … }]" },
  severity: { is: "'error' or 'warning'", example: "'warning'" },
};

export const rule: Rule<'broken-config'> = {
  code: 903,
  severity: 'error',
  title: 'A configuration file that cannot be used',
  why: 'What pagewright.config.ts adds to a site (packages of blocks, filters, rules) is missing until it is corrected.',
  bad: "export default defineConfig({ block: ['@acme/pagewright-blocks'] });",
  good: "export default defineConfig({ blocks: ['@acme/pagewright-blocks'] });",
  ...byReason<Params<'broken-config'>>({
    code: {
      message: ({ error }) => `This file cannot be run: ${error.replace(/([^.?!])$/, '$1.')}`,
      hint: 'Correct it there. Packages that it imports have to be installed.',
    },
    'no-export': {
      message: 'This file exports no configuration.',
      hint: 'Write export default defineConfig({ … }), with import { defineConfig } from "pagewright/config" above it.',
    },
    'two-files': {
      message: ({ first, second }) => `There is also ${second}, and only ${first} is read.`,
      hint: ({ second }) => `Move what is in ${second} here, and delete it.`,
    },
    'unknown-key': {
      message: ({ name, owner }) => `${owner} has no ${name}.`,
      hint: ({ name, known }) => {
        const near = nearest(name, known);
        return near ? `Did you mean ${near}?` : `There are ${listed(known, 'and')}.`;
      },
      fix: ({ name, known }) => {
        const suggestion = nearest(name, known);
        return suggestion ? { suggestion } : {};
      },
    },
    'wrong-type': {
      message: ({ name, expected }) => `${name} has to be ${forms[expected].is}.`,
      hint: ({ expected }) => `Write it like this: ${forms[expected].example}.`,
    },
    'code-form': {
      message: ({ code }) => `A rule cannot have the code ${code}.`,
      hint: 'Write capital letters and then digits, such as ACME1. Codes that begin with PW are Pagewright’s own.',
    },
    'name-form': {
      message: ({ code }) => `A rule cannot have the name ${code}.`,
      hint: 'Write small letters with single dashes, such as short-title.',
    },
    'same-code': {
      message: ({ code }) => `Two rules have the code or the name ${code}.`,
      hint: 'Give each rule a code and a name of its own.',
    },
    'no-folder': {
      message: ({ folder }) => `There is no folder ${folder}.`,
      hint: 'Folders are relative to the site’s own, such as ../shared/blocks.',
    },
    'no-package': {
      message: ({ name }) => `The package ${name} is not installed.`,
      hint: ({ name }) => `Install it with npm install ${name}, or take its name out of this list.`,
    },
    'no-blocks': {
      message: ({ name }) => `The package ${name} brings no blocks: it has no folder blocks/.`,
      hint: 'Take its name out of this list, or ask its author. A theme is named in themes.',
    },
    'no-theme': {
      message: ({ name }) => `The package ${name} brings no theme: it has no file theme.yaml.`,
      hint: 'Take its name out of this list, or ask its author. Packages of blocks are named in blocks.',
    },
    'same-block': {
      message: ({ type, first, second }) => `${first} and ${second} both bring a block ${type}.`,
      hint: ({ type, places }) =>
        `They are ${places.join(' and ')}. Name only one of the packages, or make a block of your own: what is in blocks/${type} goes before both.`,
    },
  }),
};
