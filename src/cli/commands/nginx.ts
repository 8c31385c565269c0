import path from 'node:path';
import { filesBelow } from '../../content/files/folders.ts';
import { watchForms } from '../../server/enquiries/site-forms.ts';
import { nginxConfig } from '../nginx/nginx-config.ts';
import { CommandFailed, type Run } from '../site/command.ts';
import { builtSite, readOrEmpty } from '../site/site-folder.ts';

/** Returns the folders below the root that have a 404 page of their own. */
function foldersWith404(root: string): string[] {
  return filesBelow(root)
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => path.posix.dirname(file))
    .sort();
}

interface NginxOptions {
  out?: string;
  serverName?: string[];
  listen: string;
  upstream: string;
  /** Further paths that are proxied to the server. */
  proxy?: string[];
  brotli?: boolean;
}

/**
 * Prints the nginx configuration that serves a built site as `serve` does; exit code 2 without a built site, 1 when
 * its folder does not match the base path.
 */
export const nginx: Run<NginxOptions> = async (
  { siteRoot },
  _args,
  { out, serverName: serverNames = ['_'], listen, upstream, proxy = [], brotli = false },
) => {
  const root = builtSite(siteRoot, out);
  const forms = watchForms(root)();
  const { base = '' } = forms.site;
  if (!root.endsWith(base)) {
    throw new CommandFailed(
      `The site is built for the path ${base}, so its folder must end with that path. Build it and run this command with --out www${base}`,
    );
  }
  process.stdout.write(
    nginxConfig({
      root,
      base,
      serverNames,
      listen,
      upstream,
      brotli,
      proxied: [...new Set([...forms.byPath.keys(), ...proxy])],
      headers: readOrEmpty(path.join(root, '_headers')),
      redirects: readOrEmpty(path.join(root, '_redirects')),
      lostIn: foldersWith404(root),
    }),
  );
  return 0;
};
