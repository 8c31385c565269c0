import { ODD_CHARACTER } from '../../content/forms/check-form.ts';
import type { Rule } from '../model/rule.ts';
import { inEnglish } from '../wording/synonyms.ts';

export const rule: Rule<'form-field'> = {
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
      case 'other-type':
        return `${params.word} does nothing in a field of the type ${params.type}.`;
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
        return `Write ${fieldName(params.name) || 'a plain word'}; what visitors read is the label.`;
      case 'hidden':
        return `Write default: and what it sends, or leave out ${params.word}.`;
      case 'other-type':
        return `Write type: ${params.wanted} in the field “${params.name}”, or delete ${params.word}.`;
      case 'same-name':
        return 'Give each field a name of its own.';
      case 'honeypot':
        return 'Choose a name that no field has.';
    }
  },
};

/** Returns a valid field name for a text: `your-name-first` for `Your name (first)`; of a translated one the English. */
function fieldName(text: string): string {
  const parts = text.split(new RegExp(`(?:${ODD_CHARACTER.source})+`, 'u'));
  const name = parts.filter(Boolean).join('-').toLowerCase();
  const [, english] = inEnglish(name);
  return english ?? name;
}
