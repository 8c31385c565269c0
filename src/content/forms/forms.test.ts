import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { withFrame } from '../load-frame.ts';
import type { FormField } from '../model/form-definition.ts';
import type { Block, DataObject, SiteConfig } from '../model/types.ts';
import { checkForm } from './check-form.ts';
import { formSchema } from './form-schema.ts';
import { formsIn, mergeFields, receivedForms, siteForms } from './forms.ts';

const config: SiteConfig = {
  name: 'Site',
  lang: 'en',
  dir: 'ltr',
  apiHost: 'https://api.site.example',
  frame: { before: [], after: [] },
};
const messages = { success: 'Thank you.', failure: 'Sorry.' };
const form = (fields: FormField[], more: DataObject = {}): Block => ({
  type: 'form',
  name: 'ask',
  action: 'https://api.site.example/api/ask',
  messages,
  fields: fields as unknown as DataObject[],
  ...more,
});

describe('the schema of a form', () => {
  const fields: FormField[] = [
    { name: 'name', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'other', type: 'email' },
    { name: 'size', type: 'select', options: ['S', 'M'], default: 'M' },
    { name: 'cv', type: 'file', accept: '.pdf, .DOCX' },
  ];
  const ajv = new Ajv({ allErrors: true, useDefaults: true, removeAdditional: true });
  const validate = ajv.compile(formSchema({ fields }));
  const good = { name: 'A', email: 'a@b' };

  test.each<[string, object]>([
    ['an address without a dot, as browsers do', good],
    ['spaces in a required field, as browsers do', { ...good, name: ' ' }],
    ['an empty optional address', { ...good, other: '' }],
    ['an option', { ...good, size: 'S' }],
    ['an extension in capitals', { ...good, cv: 'CV.PDF' }],
  ])('lets through %s', (_, data) => {
    expect(validate({ ...data })).toBe(true);
  });

  test.each<[string, object]>([
    ['a field left out', { email: 'a@b' }],
    ['an empty required field', { ...good, name: '' }],
    ['no address', { ...good, email: 'a b@c' }],
    ['no option', { ...good, size: 'XL' }],
    ['another kind of file', { ...good, cv: 'cv.pdf.exe' }],
    ['a value that is no text', { ...good, name: {} }],
  ])('refuses %s', (_, data) => {
    expect(validate({ ...data })).toBe(false);
  });

  test('fills in the default of a select and drops what no field asks for', () => {
    const data = { ...good, isAdmin: 'yes' };
    expect(validate(data)).toBe(true);
    expect(data).toEqual({ ...good, size: 'M' });
  });
});

describe('the forms of a site', () => {
  const one = form([
    { name: 'name', required: true },
    { name: 'type', type: 'hidden', default: 'one' },
  ]);
  const two = form([
    { name: 'name', required: true },
    { name: 'type', type: 'hidden', default: 'two' },
  ]);

  test('are found in blocks within blocks, and their path is without the host', () => {
    const found = formsIn([{ type: 'columns', columns: [{ blocks: [one] }] }], config);
    expect(found.map(({ path, name }) => [path, name])).toEqual([['/api/ask', 'ask']]);
  });

  test('that somebody else’s server receives are left to it', () => {
    expect(
      formsIn([form([{ name: 'a' }], { action: 'https://mail.example/send' })], config),
    ).toEqual([]);
  });

  test('that are sent to one path are one, whose hidden field may hold what either has', () => {
    const pages = [
      { route: '/a', forms: formsIn([one], config) },
      { route: '/b', forms: formsIn([two], config) },
      { route: '/c', forms: formsIn([one], config) },
    ];
    const [received, ...others] = receivedForms(pages);
    expect(others).toEqual([]);
    expect(received?.forms.map(({ routes }) => routes)).toEqual([['/a', '/c'], ['/b']]);
    expect(received?.schema).toMatchObject({
      properties: { type: { type: 'string', enum: ['one', 'two'] } },
      required: ['name'],
    });
  });

  test('require only what all of them require', () => {
    const merged = mergeFields([
      {
        fields: [
          { name: 'name', required: true },
          { name: 'phone', required: true },
        ],
      },
      {
        fields: [
          { name: 'name', required: true },
          { name: 'email', type: 'email', required: true },
        ],
      },
    ]);
    expect(merged.filter(({ required }) => required).map(({ name }) => name)).toEqual(['name']);
  });
});

describe('what is wrong with a form', () => {
  test.each<[string, Block, (string | number)[]]>([
    ['form-label', form([{ name: 'name' }]), ['fields', 0]],
    [
      'form-field',
      form([
        { name: 'a', label: 'A' },
        { name: 'a', label: 'B' },
      ]),
      ['fields', 1, 'name'],
    ],
    ['form-field', form([{ name: 'a', label: 'A' }], { honeypot: 'a' }), ['honeypot']],
    ['form-options', form([{ name: 'a', label: 'A', type: 'select' }]), ['fields', 0]],
    [
      'form-options',
      form([{ name: 'a', label: 'A', type: 'select', options: ['x'], default: 'y' }]),
      ['fields', 0, 'default'],
    ],
    ['form-field', form([{ name: 'first name', label: 'A' }]), ['fields', 0, 'name']],
    ['form-field', form([{ name: 'name?', label: 'A' }]), ['fields', 0, 'name']],
    [
      'form-field',
      form([{ name: 'a', type: 'hidden', required: true }]),
      ['fields', 0, 'required'],
    ],
    ['form-field', form([{ name: 'a', type: 'hidden', options: ['x'] }]), ['fields', 0, 'options']],
    [
      'form-options',
      form([{ name: 'a', type: 'hidden', options: ['x'], default: 'y' }]),
      ['fields', 0, 'default'],
    ],
    ['form-encoding', form([{ name: 'a', label: 'A', type: 'file' }]), []],
    ['form-action', form([{ name: 'a', label: 'A' }], { action: 'api/ask' }), ['action']],
    ['form-action', form([{ name: 'a', label: 'A' }], { action: '/api/ask us' }), ['action']],
    [
      'form-options',
      form([{ name: 'a', label: 'A', type: 'select', options: ['x', 'y', 'x'] }]),
      ['fields', 0, 'options', 2],
    ],
  ])('%s', (code, block, path) => {
    expect(checkForm(block)).toMatchObject([{ issue: { code }, path }]);
  });
});

test('a field may have any name that a server wants, and a hidden one a value', () => {
  const named = ['first_name', 'entry.123', 'user[name]', 'größe', 'الاسم', 'x-1'].map((name) => ({
    name,
    label: 'A',
  }));
  const hidden = { name: 'kind', type: 'hidden', required: true, default: 'quote' } as const;
  expect(checkForm(form([...named, hidden]))).toEqual([]);
});

test('a field with an odd name is reported with the name to write', () => {
  const [found] = checkForm(form([{ name: 'Your name (first)', label: 'A' }]));
  const location = { file: 'pages/index.yaml', path: [] };
  const [diagnostic] = found ? diagnose(makeSite({}), [{ ...found.issue, ...location }]) : [];
  expect(diagnostic?.message).toContain('cannot have a space in it');
  expect(diagnostic?.hint).toContain('Write your-name-first;');
});

test('a form that stands around the pages of one language is received as well', async () => {
  const form = (name: string) =>
    `{ type: ask, name: ${name}, action: /api/${name}, fields: [{ name: email, label: E-mail }], messages: {} }`;
  const properties = { name: {}, action: {}, fields: {}, messages: {} };
  const site = makeSite({
    'blocks/ask/schema.json': JSON.stringify({ type: 'object', properties }),
    'blocks/ask/island.tsx': '',
    'pages/_site.yaml': `name: A
languages: [{ lang: en, name: English }, { lang: ar, name: A, folder: ar }]
frame: { before: [], after: [${form('news')}] }
`,
    'pages/ar/_site.yaml': `frame: { after: [${form('ask')}] }\n`,
  });
  const { received } = siteForms(withFrame(site), []);
  const found = received.map(({ path, forms }) => [path, forms.map(({ routes }) => routes)]);
  expect(found).toEqual([
    ['/api/news', [['/']]],
    ['/api/ask', [['/ar']]],
  ]);
});

test('the fields of a form are called as in the site’s own language where it has the form', () => {
  const site = makeSite({
    'pages/_site.yaml':
      'name: A\nlanguages: [{ lang: en, name: English }, { lang: ar, name: A, folder: ar }]\n',
  });
  const asking = (route: string, label: string) => ({
    route,
    forms: formsIn([form([{ name: 'email', label }])], config),
  });
  const { received } = siteForms(site, [asking('/ar/ask', 'البريد'), asking('/ask', 'E-mail')]);
  expect(received[0]?.fields[0]?.label).toBe('E-mail');
});
