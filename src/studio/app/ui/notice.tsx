import type { ReactElement } from 'react';

/** What came of something that somebody did. */
export interface NoticeText {
  text: string;
  isError: boolean;
}

/** Renders what came of something, and has it read out: an error at once. */
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
