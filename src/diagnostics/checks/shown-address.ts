/** Finds telephone numbers and e-mail addresses that are not those which a click on them uses. */
import { childrenOf } from '../../content/model/data.ts';
import type { DataObject } from '../../content/model/types.ts';
import { addressForms } from '../../content/transform/links.ts';

/** Matches what is shown as a number or an address, by the scheme of the link. */
const shownForms: { [scheme: string]: RegExp } = {
  tel: /\+?\d[\d\s()./-]{5,}\d/g,
  mailto: /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi,
};

/** Numbers with the same last digits are the same: the code of the country may be left out. */
const DIGITS_COMPARED = 7;

/** A text of a group that shows another number or address than the group's link uses. */
interface OtherAddress {
  /** The name of the text. */
  key: string;
  shown: string;
  link: string;
}

/** Returns the text of a group that shows another number or address than the link beside it uses. */
export function otherAddress(group: DataObject): OtherAddress | undefined {
  const link = String(group.to ?? '');
  const [, scheme = '', used = ''] = /^(tel|mailto):([^;?]+)/.exec(link) ?? [];
  const form = shownForms[scheme];
  // A link that is none is reported separately.
  if (!form || !addressForms[scheme]?.test(link)) return undefined;
  const texts = childrenOf(group).flatMap(([key, text]) =>
    key !== 'to' && typeof text === 'string' ? { key: String(key), text } : [],
  );
  const shown = texts.flatMap(({ key, text }) =>
    (text.match(form) ?? []).map((found) => ({ key, shown: found, link })),
  );
  return shown.some((one) => isSame(one.shown, used)) ? undefined : shown[0];
}

function isSame(shown: string, used: string): boolean {
  if (used.includes('@')) return shown.toLowerCase() === used.toLowerCase();
  const [one, other] = [shown, used].map((text) => text.replace(/\D/g, '').slice(-DIGITS_COMPARED));
  return one === other;
}
