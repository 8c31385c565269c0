import type { SiteHeader as SiteHeaderBlock } from '../../schema/generated/types.ts';

/**
 * Renders links to this page in the site's other languages. On each page the links to missing translations and to the
 * page's own language are hidden: see src/render/page-frame.ts.
 */
export function LanguageLinks({ languages = [] }: Pick<SiteHeaderBlock, 'languages'>) {
  return languages.map(({ lang, name, folder = '' }) => (
    <a
      key={lang}
      className="language"
      href={import.meta.env.BASE_URL + folder}
      data-language={lang}
      hrefLang={lang}
      lang={lang}
    >
      {name}
    </a>
  ));
}
