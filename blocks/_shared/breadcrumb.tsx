interface BreadcrumbProps {
  /** The words of the link to the home page. */
  home: string;
  /** The name of the current page, when it is to be shown. */
  current?: string;
}

/** The way back to the home page. */
export function Breadcrumb({ home, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol className="list">
        <li>
          <a href="/">{home}</a>
        </li>
        {current ? <li aria-current="page">{current}</li> : null}
      </ol>
    </nav>
  );
}
