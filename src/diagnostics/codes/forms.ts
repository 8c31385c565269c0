import type { CodeGroup } from './code-entry.ts';

/** 6xx: forms. */
export const forms = {
  'form-field': {
    number: 601,
    title: 'A name that a form cannot use, or uses twice',
    why: 'Of two fields with one name only one would arrive.',
    bad: 'fields:\n  - { name: phone, label: Phone }\n  - { name: phone, label: Mobile }',
    good: 'fields:\n  - { name: phone, label: Phone }\n  - { name: mobile, label: Mobile }',
  },
  'form-label': {
    number: 602,
    title: 'A field of a form without a label',
    why: 'Nobody could tell what to fill in, least of all with a screen reader.',
    bad: 'fields:\n  - name: phone',
    good: 'fields:\n  - name: phone\n    label: Phone',
  },
  'form-options': {
    number: 603,
    title: 'A choice without the options, or a default that is none of them',
    why: 'There would be nothing to choose.',
    bad: 'fields:\n  - { name: city, label: City, type: select }',
    good: 'fields:\n  - { name: city, label: City, type: select, options: [Dubai, Sharjah] }',
  },
  'form-accept': {
    number: 604,
    title: 'Kinds of files that nobody knows',
    why: 'No file could be chosen.',
    bad: 'accept: documents',
    good: 'accept: .pdf,.docx',
  },
  'form-encoding': {
    number: 605,
    title: 'A form with a file that would not send it',
    why: 'Files travel only with encoding: multipart.',
    bad: '- type: form\n  encoding: json\n  fields:\n    - { name: cv, label: CV, type: file }',
    good: '- type: form\n  encoding: multipart\n  fields:\n    - { name: cv, label: CV, type: file }',
  },
  'form-action': {
    number: 606,
    title: 'A form that is sent nowhere',
    why: 'What visitors write would be lost.',
    bad: 'action: contact',
    good: 'action: /api/application/contact',
  },
} satisfies CodeGroup;
