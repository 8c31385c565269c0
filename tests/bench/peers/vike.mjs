import { BLOCKS_JSX, commandOf, installed, pictures, READ_PAGE } from './site-parts.mjs';

/** @type {import('./peers.mjs').Peer} */
export const vike = {
  name: 'Vike',
  version: installed('vike-react') && installed('vike'),
  most: 5000,
  file: (page) => `content/page-${page}.yaml`,
  content: (yaml) => yaml,
  frame: () => ({
    'package.json': '{ "type": "module" }\n',
    'vite.config.js': `import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
export default { plugins: [react(), vike()], logLevel: 'error' };
`,
    'blocks.jsx': BLOCKS_JSX,
    'read-page.js': READ_PAGE,
    'pages/+config.js': `import vikeReact from 'vike-react/config';
export default { extends: vikeReact, prerender: true };
`,
    'pages/page/+route.js': "export default '/@page';\n",
    'pages/page/+Page.jsx': `import { useData } from 'vike-react/useData';
import Blocks from '../../blocks.jsx';
export default function Page() {
  return <Blocks blocks={useData().blocks} />;
}
`,
    'pages/page/+title.js': "export const title = ({ data }) => 'Bench | ' + data.title;\n",
    'pages/page/+data.js': `import { readPage } from '../../read-page.js';
export const data = ({ routeParams }) => readPage(routeParams.page);
`,
    'pages/page/+onBeforePrerenderStart.js': `import { names } from '../../read-page.js';
export const onBeforePrerenderStart = () => names().map((name) => '/' + name);
`,
    ...pictures('public'),
  }),
  made: ['dist'],
  command: [process.execPath, [commandOf('vite'), 'build']],
};
