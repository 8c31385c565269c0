import {
  BLOCKS_JSX,
  commandOf,
  installed,
  pictures,
  READ_PAGE,
  withoutTelemetry,
} from './site-parts.mjs';

/** @type {import('./peers.mjs').Peer} */
export const next = {
  name: 'Next',
  version: installed('next'),
  most: 5000,
  file: (page) => `content/page-${page}.yaml`,
  content: (yaml) => yaml,
  frame: () => ({
    'package.json': '{ "type": "module" }\n',
    // Turbopack reads only files below its root, and the shared packages are elsewhere.
    'next.config.js': `export default { output: 'export', turbopack: { root: '/' } };\n`,
    'blocks.jsx': BLOCKS_JSX,
    'read-page.js': READ_PAGE,
    'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    'app/[page]/page.jsx': `import Blocks from '../../blocks.jsx';
import { names, readPage } from '../../read-page.js';
export const generateStaticParams = () => names().map((page) => ({ page }));
export async function generateMetadata({ params }) {
  const { title, description } = readPage((await params).page);
  return { title: 'Bench | ' + title, description };
}
export default async function Page({ params }) {
  return <Blocks blocks={readPage((await params).page).blocks} />;
}
`,
    ...pictures('public'),
  }),
  made: ['out', '.next'],
  command: withoutTelemetry(commandOf('next'), 'build'),
};
