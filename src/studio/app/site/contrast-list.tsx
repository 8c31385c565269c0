import type { ReactElement } from 'react';
import { api } from '../model/api.ts';
import { SITE_FILE } from '../model/site-view.ts';
import { useRequest } from '../model/use-request.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { Icon } from '../ui/icon.tsx';

/** Renders the colours of the theme that are hard to read on each other, each with one that is readable. */
export function ContrastList(): ReactElement | null {
  const session = useSession();
  const data = useSessionState('data');
  const response = useRequest(api.weakColours, data[SITE_FILE]?.digest);
  if (!response) return null;
  const { weak } = response;
  if (weak.length === 0) {
    return (
      <p className="contrast-good" role="status">
        <Icon name="check" />
        All colours can be read on each other.
      </p>
    );
  }
  return (
    <ul className="contrast-list" aria-label="Colours that are hard to read" aria-live="polite">
      {weak.map(({ side, token, message, readable }) => (
        <li key={`${side} ${token}`}>
          <Icon name="warning" />
          <p>{message}</p>
          {readable && (
            <button
              type="button"
              className="button"
              onClick={async () => {
                const path = ['theme', 'colors', side, token];
                const change = { file: SITE_FILE, path, op: 'set', value: readable } as const;
                await session.flushForms();
                await session.change([change]).catch(() => undefined);
              }}
            >
              <span className="swatch" style={{ background: readable }} />
              Use {readable}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
