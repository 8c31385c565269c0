import type { Rules } from '../model/rule.ts';

export const fileRules = {
  'empty-file': {
    code: 230,
    severity: 'error',
    title: 'A file that holds nothing',
    why: 'A page needs a title and blocks; an empty file makes no page and no entry.',
    bad: '# to be written',
    good: 'title: Who we are\nblocks:\n  - type: banner\n    title: Who we are',
    message: 'This file is empty.',
    hint: 'Write something into it (a page needs at least title: and blocks:), or delete it. A file whose name begins with _ is left alone.',
  },
  'not-utf8': {
    code: 231,
    severity: 'error',
    title: 'A file that is not stored as UTF-8',
    why: 'Letters such as é would be shown as question marks.',
    bad: 'title: Caf? (stored as Latin-1)',
    good: 'title: Café (stored as UTF-8)',
    message: ({ isUtf16 }) =>
      isUtf16
        ? 'This file is stored as UTF-16, which Windows calls Unicode, and not as UTF-8.'
        : 'This character is not stored as UTF-8, so it and perhaps others cannot be read.',
    hint: 'Open the file in your editor and save it again with the encoding UTF-8.',
  },
  'file-too-large': {
    code: 232,
    severity: 'error',
    title: 'A file of more than a megabyte',
    why: 'No page is that long; something was pasted into it that belongs elsewhere.',
    bad: 'image: data:image/png;base64,…',
    good: 'image: /images/team.png',
    message: ({ bytes }) =>
      `This file has ${(bytes / 1024 / 1024).toFixed(1)} MB; 1 MB is the most that is read.`,
    hint: 'Divide it into several pages, or move pictures and documents into the public folder.',
  },
  'unreadable-file': {
    code: 233,
    severity: 'error',
    title: 'A file that cannot be opened',
    why: 'It was moved meanwhile, or the system does not let it be read.',
    bad: 'pages/team.yaml (without the right to read it)',
    good: 'pages/team.yaml (chmod +r)',
    message: 'This file cannot be read.',
    hint: ({ error }) =>
      `The system says: ${error}. Look whether the file is there and may be read.`,
  },
  'too-many-aliases': {
    code: 234,
    severity: 'error',
    title: 'Repetitions with & and * that grow without end',
    why: 'Each repeats others, so that a few lines would fill the memory.',
    bad: '- &block\n  type: columns\n  columns:\n    - blocks: [*block]',
    good: '- type: fragment\n  name: block',
    message:
      'This file repeats parts of itself (with & and *) so often that it becomes too large, or without end.',
    hint: 'Write the parts out, or put what is repeated into a fragment or a collection.',
  },
  'too-deep': {
    code: 235,
    severity: 'error',
    title: 'Lists and groups too deep within one another',
    why: 'A page needs a few levels; mostly brackets were opened and not closed.',
    bad: 'items: [[[[[[[[',
    good: 'items: []',
  },
  'odd-name': {
    code: 236,
    severity: 'error',
    title: 'A name that means something to programs',
    why: '__proto__ and toString would change how other values are read.',
    bad: '__proto__: team',
    good: 'team: …',
    message: ({ name }) =>
      `The word ${name} has a special meaning for programs and cannot be used.`,
    hint: 'Choose another name.',
  },
  'wrong-ending': {
    code: 705,
    severity: 'error',
    title: 'A YAML file that does not end in .yaml',
    why: 'It is not read.',
    bad: 'pages/about.yml',
    good: 'pages/about.yaml',
    message: ({ name }) => `${name} does not end in .yaml, so it is not read.`,
    hint: ({ right }) => `Rename it to ${right}.`,
    fix: ({ right }) => ({ suggestion: right }),
  },
  'no-page': {
    code: 706,
    severity: 'warning',
    title: 'A file among the pages that is none',
    why: 'Nothing is made of it, so visitors cannot reach it.',
    bad: 'pages/price-list.pdf',
    good: 'public/price-list.pdf',
    message: (params) =>
      params.reason === 'other-file'
        ? `${params.name} is no page, and nothing is made of it.`
        : `Nothing reads the folder ${params.name}: that of the site’s ${params.right.slice(1)} is called ${params.right}.`,
    hint: (params) => {
      if (params.reason === 'other-file') {
        return 'Pictures and documents belong in the public folder. A name that begins with _ says that the file is meant to be here.';
      }
      const { right, isThere } = params;
      return isThere ? `Move what is in it to pages/${right}.` : `Rename it to ${right}.`;
    },
    fix: (params) => (params.reason === 'other-file' ? {} : { suggestion: params.right }),
  },
  'missing-site-file': {
    code: 707,
    severity: 'error',
    title: 'The site has no pages/_site.yaml',
    why: 'It says what the site is called, and what its menus, header and footer are.',
    bad: 'pages/index.yaml',
    good: '# pages/_site.yaml\nname: My company',
    message: ({ other }) =>
      `The site has no file pages/_site.yaml${other ? `, but one called ${other}` : ''}.`,
    hint: ({ other }) =>
      other
        ? 'Rename it to _site.yaml.'
        : 'Write one; the line name: My company is enough to begin with.',
  },
  'stray-link': {
    code: 708,
    severity: 'error',
    title: 'A link among the pages that leads out of the site',
    why: 'Whatever it leads to would be published, also what is not meant for visitors.',
    bad: 'pages/notes.yaml -> /home/ada/notes.yaml',
    good: 'pages/notes.yaml (a copy)',
    message: ({ file, target }) => `${file} is a link to ${target}, which is outside the site.`,
    hint: () => 'Put a copy of the file in its place, or move the file into the site’s folder.',
  },
  'kept-header': {
    code: 709,
    severity: 'warning',
    title: 'A security header in public/_headers',
    why: 'The build writes these headers to fit the pages. A line that replaces one would take protection away without anybody’s noticing.',
    bad: '/*\n  Referrer-Policy: unsafe-url',
    good: '# pages/_site.yaml\nsecurity:\n  headers:\n    Referrer-Policy: no-referrer',
    message: ({ name, line }) => `Line ${line} is left out: the site sets ${name} itself.`,
    hint: ({ name }) =>
      `Delete the line. To send another value, write security: { headers: { ${name}: … } } in pages/_site.yaml.`,
    fix: ({ line, length }) => ({
      place: { line, column: 1, endLine: line, endColumn: length + 1 },
    }),
  },
} satisfies Partial<Rules>;
