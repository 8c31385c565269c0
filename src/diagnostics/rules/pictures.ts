import type { Rules } from '../model/rule.ts';
import { sayBytes } from '../wording/bytes.ts';
import { nearestFile, whereFilesAre } from '../wording/nearest-file.ts';

export const pictureRules = {
  'missing-image': {
    code: 401,
    severity: 'error',
    title: 'A picture that does not exist',
    why: 'Visitors would see a broken picture. /images/team.svg is the file public/images/team.svg; small and capital letters differ.',
    bad: 'src: /images/tem.svg',
    good: 'src: /images/team.svg',
    message: ({ path }) => `There is no picture ${path}.`,
    hint: ({ path, known }) => whereFilesAre(path, known),
    fix: ({ path, known }) => nearestFile(path, known),
  },
  'image-without-size': {
    code: 403,
    severity: 'error',
    title: 'A picture whose size is not known',
    why: 'Without it the page jumps when the picture arrives.',
    bad: 'src: https://example.org/team.png\nalt: Our team',
    good: 'src: https://example.org/team.png\nalt: Our team\nwidth: 800\nheight: 600',
    message: ({ path }) => `The size of the picture ${path} is not known.`,
    hint: ({ isElsewhere }) =>
      isElsewhere
        ? 'Write width: and height: (in pixels) beside it, or copy the picture into the public folder.'
        : 'The file may be damaged. Save it again, or write width: and height: (in pixels) beside it.',
  },
  'broken-picture': {
    code: 404,
    severity: 'error',
    title: 'A picture that cannot be read',
    why: 'The file is damaged, it ends too early, or it is something else than its name says: visitors would see an empty place.',
    bad: 'src: /images/half-copied.jpg\nalt: Our team',
    good: 'src: /images/team.jpg\nalt: Our team',
    message: (params) => {
      if (params.icon === undefined) {
        return `The picture ${params.path} cannot be read: the file is damaged, or it is something else than its name says.`;
      }
      const { icon, element, attribute } = params;
      const why =
        element === undefined
          ? 'it is damaged, or no drawing'
          : attribute === undefined
            ? `it has <${element}> in it`
            : `its <${element}> has ${attribute}`;
      return `The icon pages/_icons/${icon}.svg cannot be put into a page: ${why}.`;
    },
    hint: (params) =>
      params.icon === undefined
        ? `Save it again as JPEG or PNG. (${params.reason})`
        : 'Save it again as plain SVG, with paths and shapes only.',
  },
  'unsupported-picture': {
    code: 405,
    severity: 'error',
    title: 'A picture of a kind that browsers cannot show',
    why: 'Telephones save pictures as HEIC, and programs in kinds of their own. Saved as JPEG or PNG they can be shown.',
    bad: 'src: /images/team.heic\nalt: Our team',
    good: 'src: /images/team.jpg\nalt: Our team',
    message: ({ ending }) => `Browsers cannot show pictures of the kind ${ending}.`,
    hint: () => 'Save it as JPEG or PNG; the rest is done for you. Drawings are best as SVG.',
  },
  'large-picture': {
    code: 421,
    severity: 'warning',
    title: 'A picture that is too large',
    why: 'Visitors on a slow connection wait for it. The limits stand under limits: in pages/_site.yaml.',
    bad: 'src: /images/map.svg # 4 MB',
    good: 'src: /images/map.svg # 80 kB, saved again without what nobody sees',
    message: (params) => {
      const { path, most } = params;
      return params.kind === 'pixels'
        ? `The picture ${path} is ${params.width} by ${params.height} pixels; the limit is ${most} on a side.`
        : `The picture ${path} has ${sayBytes(params.bytes)}; the limit is ${sayBytes(most)}.`;
    },
    hint: ({ kind }) => `Save it smaller, or change limits: { ${kind}: … } in pages/_site.yaml.`,
  },
  'unused-picture': {
    code: 423,
    severity: 'warning',
    title: 'A picture that no page shows',
    why: 'Every build copies it, and nobody dares to delete it later.',
    bad: 'public/images/old-team.svg',
    good: 'public/images/team.svg',
    message: ({ paths: [first = '', ...more] }) => {
      if (more.length === 0) return `No page shows the picture ${first}.`;
      const names = [first, ...more].map((path) => path.slice(path.lastIndexOf('/') + 1));
      const listed = `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
      const folder = first.slice(0, first.lastIndexOf('/'));
      return `No page shows ${names.length} pictures of public${folder}: ${listed}.`;
    },
    hint: () => 'Show them somewhere or delete them: every build copies them.',
  },
} satisfies Partial<Rules>;
