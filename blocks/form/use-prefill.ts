import { type RefObject, useEffect } from 'react';
import type { FormField } from '../../schema/generated/types.ts';

/** The longest part of a value that is taken from the address, in characters: anybody may write an address. */
const LONGEST = 200;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns whether a field may be filled from the address. Typed text is never replaced, nor is an option that was
 * chosen before a link was followed.
 */
function isOpen(field: FormField, value: string, control: Control, isFollowed: boolean): boolean {
  const { type, options = [], default: first = options[0] ?? '' } = field;
  const isUntouched = control.value === first;
  if (type !== 'select') return isUntouched;
  return options.includes(value) && (isFollowed || isUntouched);
}

/**
 * Fills the visible fields that a query string names.
 *
 * @param isFollowed whether a link with the query was followed while the form was on the page
 */
function fillFrom(
  query: string,
  form: HTMLFormElement,
  fields: FormField[],
  isFollowed: boolean,
): void {
  const asked = new URLSearchParams(query);
  for (const field of fields) {
    const value = asked.get(field.name)?.slice(0, LONGEST);
    if (value === undefined || field.type === 'hidden' || field.type === 'file') continue;
    const control = form.elements.namedItem(field.name) as Control;
    if (isOpen(field, value, control, isFollowed)) control.value = value;
  }
}

/**
 * Fills the form from the query string of the page's address, when the form is first rendered and when a link changes
 * it: `/jobs?position=Cook#apply`.
 */
export function usePrefill(element: RefObject<HTMLFormElement | null>, fields: FormField[]): void {
  useEffect(() => {
    let query = '';
    const fill = (isFollowed: boolean) => {
      if (location.search === query) return;
      query = location.search;
      if (element.current) fillFrom(query, element.current, fields, isFollowed);
    };
    const onChange = () => fill(true);
    fill(false);
    // Browsers without the Navigation API fill the form only when its page opens.
    window.navigation?.addEventListener('currententrychange', onChange);
    return () => window.navigation?.removeEventListener('currententrychange', onChange);
  }, [element, fields]);
}
