import { ODD_CHARACTER } from '../../content/forms/check-form.ts';
import { mailsOf } from '../../content/problems/key-notes.ts';
import type { Rules } from '../model/rule.ts';

export const formRules = {
  'form-field': {
    code: 601,
    severity: 'error',
    title: 'A name that a form cannot use, or uses twice',
    why: 'Of two fields with one name only one would arrive.',
    bad: 'fields:\n  - { name: phone, label: Phone }\n  - { name: phone, label: Mobile }',
    good: 'fields:\n  - { name: phone, label: Phone }\n  - { name: mobile, label: Mobile }',
    message: (params) => {
      const { name } = params;
      switch (params.reason) {
        case 'taken-name':
          return `A field cannot be called ${name}.`;
        case 'odd-name': {
          const { character } = params;
          const shown = character.trim() === '' ? 'a space' : `“${character}”`;
          return `The name of a field cannot have ${shown} in it: answers are sent under it, and visitors do not see it.`;
        }
        case 'hidden':
          return `Nobody can fill in the field “${name}”, because it is hidden: it would be sent empty.`;
        case 'same-name':
          return `Two fields of this form are called “${name}”, so only one of them would arrive.`;
        case 'honeypot':
          return `The honeypot is called “${name}” like a field that people fill in.`;
      }
    },
    hint: (params) => {
      switch (params.reason) {
        case 'taken-name':
          return 'Choose another name.';
        case 'odd-name':
          return `Write ${plainName(params.name) || 'a plain word'}; what visitors read is the label.`;
        case 'hidden':
          return `Write default: and what it sends, or leave out ${params.word}.`;
        case 'same-name':
          return 'Give each field a name of its own.';
        case 'honeypot':
          return 'Choose a name that no field has.';
      }
    },
  },
  'form-label': {
    code: 602,
    severity: 'error',
    title: 'A field of a form without a label',
    why: 'Nobody could tell what to fill in, least of all with a screen reader.',
    bad: 'fields:\n  - name: phone',
    good: 'fields:\n  - name: phone\n    label: Phone',
    message: ({ name }) => `The field “${name}” has no label, so nobody can tell what to fill in.`,
    hint: () => 'Write label: and the words above the field.',
  },
  'form-options': {
    code: 603,
    severity: 'error',
    title: 'A choice without the options, or a default that is none of them',
    why: 'There would be nothing to choose.',
    bad: 'fields:\n  - { name: city, label: City, type: select }',
    good: 'fields:\n  - { name: city, label: City, type: select, options: [Dubai, Sharjah] }',
    message: (params) => {
      switch (params.reason) {
        case 'none':
          return `There is nothing to choose in the field “${params.name}”.`;
        case 'default':
          return `The default “${params.preset}” is none of the options.`;
        case 'twice':
          return `The option “${params.option}” stands in the list twice.`;
      }
    },
    hint: (params) => {
      switch (params.reason) {
        case 'none':
          return 'Write options: and a list of them.';
        case 'default':
          return `Write one of: ${params.options.join(', ')}.`;
        case 'twice':
          return 'Leave one of them out.';
      }
    },
  },
  'form-accept': {
    code: 604,
    severity: 'error',
    title: 'Kinds of files that nobody knows',
    why: 'No file could be chosen.',
    bad: 'accept: documents',
    good: 'accept: .pdf,.docx',
    message: ({ accept }) => `“${accept}” names no kind of file.`,
    hint: () => 'Write endings with commas between them: .pdf,.docx',
  },
  'form-encoding': {
    code: 605,
    severity: 'error',
    title: 'A form with a file that would not send it',
    why: 'Files travel only with encoding: multipart.',
    bad: '- type: form\n  encoding: json\n  fields:\n    - { name: cv, label: CV, type: file }',
    good: '- type: form\n  encoding: multipart\n  fields:\n    - { name: cv, label: CV, type: file }',
    message: ({ name }) => `The file of the field “${name}” would not be sent.`,
    hint: () => 'Write encoding: multipart.',
  },
  'form-action': {
    code: 606,
    severity: 'error',
    title: 'A form that is sent nowhere',
    why: 'What visitors write would be lost.',
    bad: 'action: contact',
    good: 'action: /api/application/contact',
    message: ({ action }) => `Nothing answers at “${action}”.`,
    hint: ({ action }) =>
      action.includes('@')
        ? mailsOf(action)
        : 'Write a path that begins with /api/, or a whole address that begins with https://.',
  },
} satisfies Partial<Rules>;

/** Returns `Your name (first)` as a field can be called: `your-name-first`. */
function plainName(name: string): string {
  const parts = name.split(new RegExp(`(?:${ODD_CHARACTER.source})+`, 'u'));
  return parts.filter(Boolean).join('-').toLowerCase();
}
