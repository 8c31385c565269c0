/** What every command is given. */
export interface Folders {
  engineRoot: string;
  /** Absolute path of the site's folder. */
  siteRoot: string;
}
