/** After validation: texts become HTML, icons their markup, pictures get their size, and links are collected. */

import { nearest } from '../problems/nearest.ts';
import type { FieldPlan, GroupPlan } from '../schemas/field-plan.ts';
import type { Site } from '../site.ts';
import type { Data, DataObject } from '../types.ts';
import { type Finish, finishBlocks, report } from './finish-blocks.ts';
import { readImageSize, type Size } from './images.ts';
import { inlineMarkdownToHtml, markdownToHtml } from './markdown.ts';
import { simpleHtml, simpleInlineHtml } from './plain-text.ts';

/** The value with everything done that its plan says. `finish.path` leads to it. Only what changes is copied. */
export function finishValue(plan: FieldPlan, value: Data, finish: Finish): Data {
  switch (plan.kind) {
    case 'format':
      return typeof value === 'string' ? finishText(plan.format, value, finish) : value;
    case 'anchor':
      if (typeof value === 'string') finish.addAnchor(value);
      return value;
    case 'blocks':
      return Array.isArray(value) ? finishBlocks(value, finish) : value;
    case 'list':
      return Array.isArray(value) ? finishList(plan.item, value, finish) : value;
    case 'group':
      return isGroup(value) ? finishGroup(plan, value, finish) : value;
  }
}

function finishList(plan: FieldPlan, list: Data[], finish: Finish): Data[] {
  let copy: Data[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index] as Data;
    finish.path.push(index);
    const result = finishValue(plan, value, finish);
    finish.path.pop();
    if (result === value) continue;
    copy ??= list.slice();
    copy[index] = result;
  }
  return copy ?? list;
}

function finishGroup(plan: GroupPlan, group: DataObject, finish: Finish): DataObject {
  let copy: DataObject | undefined;
  for (const [name, field] of plan.fields) {
    const value = group[name];
    if (value === undefined) continue;
    finish.path.push(name);
    const result = finishValue(field, value, finish);
    finish.path.pop();
    if (result === value) continue;
    copy ??= { ...group };
    copy[name] = result;
  }
  if (plan.rest) copy = finishRest(plan, group, copy, finish);
  if (plan.sizedBy && (group.width === undefined || group.height === undefined)) {
    copy = withSize(copy ?? group, plan.sizedBy, finish);
  }
  return copy ?? group;
}

function finishRest(
  plan: GroupPlan,
  group: DataObject,
  before: DataObject | undefined,
  finish: Finish,
): DataObject | undefined {
  let copy = before;
  for (const name of Object.keys(group)) {
    if (!plan.rest || plan.fields.some(([known]) => known === name)) continue;
    const value = group[name] as Data;
    finish.path.push(name);
    const result = finishValue(plan.rest, value, finish);
    finish.path.pop();
    if (result === value) continue;
    copy ??= { ...group };
    copy[name] = result;
  }
  return copy;
}

function finishText(format: string, text: string, finish: Finish): Data {
  switch (format) {
    case 'markdown':
    case 'inline-markdown':
      return finish.html(text, format === 'inline-markdown');
    case 'link':
      finish.addLink(text);
      return text;
    case 'icon':
      return icon(text, finish);
    case 'image-path':
    case 'file-path':
      checkFile(text, format === 'image-path', finish);
      return text;
    case 'api-path':
      return /^https?:/.test(text) ? text : finish.site.config.apiHost + text;
    default:
      return text;
  }
}

/** Markdown as HTML; the same text is worked out once. */
export function cachedHtml(site: Site, text: string, inline: boolean): string {
  const simple = inline ? simpleInlineHtml(text.trim()) : simpleHtml(text);
  if (simple !== undefined) return simple;
  const { html } = site.caches;
  const key = inline ? `-${text}` : `+${text}`;
  const known = html.get(key);
  if (known !== undefined) return known;
  const made = inline ? inlineMarkdownToHtml(text) : markdownToHtml(text);
  // a large site has more texts than are worth remembering
  if (html.size > 2000) html.clear();
  html.set(key, made);
  return made;
}

function icon(name: string, finish: Finish): string {
  const { site } = finish;
  const { icons } = site.caches;
  let markup = icons.get(name);
  if (markup === undefined && !icons.has(name)) {
    markup = site.icons.read(name);
    icons.set(name, markup);
  }
  if (markup !== undefined) return markup;
  const suggestion = nearest(name, site.icons.names());
  report(finish, {
    code: 'unknown-icon',
    message: `There is no icon called ${name}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}All icons are shown at https://lucide.dev/icons; your own belong in pages/_icons.`,
    ...(suggestion ? { suggestion } : {}),
  });
  return '';
}

/** Whether a path names a file of the public folder. Full addresses are left alone. */
export function checkFile(path: string, isImage: boolean, finish: Finish): boolean {
  const { publicFiles } = finish.site;
  if (publicFiles.has(path) || /^https?:\/\//i.test(path)) return true;
  const file = path.replace(/[?#].*$/s, '');
  if (publicFiles.has(file) || publicFiles.has(decoded(file))) return true;
  const suggestion = nearest(file, publicFiles);
  report(finish, {
    code: isImage ? 'missing-image' : 'missing-file',
    within: path,
    message: `There is no ${isImage ? 'picture' : 'file'} ${path}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}${path.startsWith('/') ? `It would have to be public${path}.` : 'Paths begin with a slash: /images/team.svg is the file public/images/team.svg.'}`,
    ...(suggestion ? { suggestion } : {}),
  });
  return false;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The group with the `width` and `height` of its picture, so that nothing moves when it arrives. */
function withSize(group: DataObject, field: string, finish: Finish): DataObject {
  const path = group[field];
  if (typeof path !== 'string') return group;
  const size = imageSizeOf(finish.site, path);
  if (!size) {
    reportNoSize(path, field, finish);
    return group;
  }
  let { width, height } = size;
  // one of the two is enough to know the other
  if (typeof group.width === 'number') {
    height = Math.round((group.width * height) / width);
    width = group.width;
  } else if (typeof group.height === 'number') {
    width = Math.round((group.height * width) / height);
    height = group.height;
  }
  return { ...group, width, height };
}

function reportNoSize(path: string, field: string, finish: Finish): void {
  const elsewhere = /^https?:\/\//i.test(path);
  if (!elsewhere && !finish.site.publicFiles.has(path)) return;
  finish.path.push(field);
  report(finish, {
    code: 'image-without-size',
    message: `The size of the picture ${path} is not known.`,
    hint: elsewhere
      ? 'Write width: and height: (in pixels) beside it, or copy the picture into the public folder.'
      : 'The file may be damaged. Save it again, or write width: and height: (in pixels) beside it.',
  });
  finish.path.pop();
}

/** The size of a picture of the public folder, read once. */
export function imageSizeOf(site: Site, path: string): Size | undefined {
  const { sizes } = site.caches;
  if (sizes.has(path)) return sizes.get(path);
  const size = site.publicFiles.has(path) ? readImageSize(site.root, path) : undefined;
  sizes.set(path, size);
  return size;
}

function isGroup(value: Data): value is DataObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
