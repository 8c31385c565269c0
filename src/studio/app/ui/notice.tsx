import type { ReactElement } from 'react';

/** The result of an action. */
export interface NoticeText {
  text: string;
  isError: boolean;
}

/** Renders the result of an action; screen readers read it out, an error at once. */
export function Notice({
  notice,
  className = 'note',
}: {
  notice: NoticeText | undefined;
  className?: string;
}): ReactElement | null {
  if (!notice) return null;
  return (
    <p className={className} role={notice.isError ? 'alert' : 'status'}>
      {notice.text}
    </p>
  );
}
